// swift-format-ignore-file
// A file with only a comment declares nothing.
