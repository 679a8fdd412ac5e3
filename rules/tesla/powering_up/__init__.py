"""Powering Up!, the expansion."""
