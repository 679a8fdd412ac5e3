"""The actions of a turn, a file each."""
