// swift-format-ignore-file
// The synthesised code for Codable and Hashable is neither a type nor a member.

struct Purse: Codable, Hashable { let worth: Worth }
//> is struct Purse
//> Purse has stored property worth: Traps.Worth
//> Purse.worth mentions Worth
struct Worth: Codable, Hashable { var amount = 0 }
//> is struct Worth
//> Worth has stored property amount: Swift.Int
