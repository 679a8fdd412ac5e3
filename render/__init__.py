"""Pictures: from the view of a game to an image, its alt text and a text board."""
