/// A report as a tree of values, which each format writes in its own way.
struct Document: Equatable {
  /// How the document came to be, for who opens its file to edit it; nil if it is not kept.
  let origin: String?
  /// The sections, each of blocks that stand together; none is empty.
  let sections: [[Block]]

  init(origin: String? = nil, _ sections: [[Block]]) {
    self.origin = origin
    self.sections = sections.filter { !$0.isEmpty }
  }
}
