"""Numbers, names, anchors and fonts: data with its sources."""
