// swift-format-ignore-file
// A file may declare several types, some without a member.

// Two types, and two more.
struct Hammer { let head: Head }
//> is struct Hammer
//> Hammer has stored property head: Traps.Head
//> Hammer.head mentions Head
enum Head {}
//> is enum Head

struct Nail {}
//> is struct Nail
private struct Hidden { let nail: Nail }
//> is struct Hidden
//> Hidden has stored property nail: Traps.Nail
//> Hidden.nail mentions Nail
