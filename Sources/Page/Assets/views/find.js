// Text search over what the page holds.
