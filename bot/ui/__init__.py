"""What people see and press: questions, posts, words."""
