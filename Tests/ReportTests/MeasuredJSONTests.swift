import Comparison
import Foundation
import Report
import Scenarios
import Testing

/// What JSON tells of the code, letter by letter.
@Suite struct MeasuredJSONTests {
  @Test func `How a pattern's code hangs together`() throws {
    try expectEqual(
      JSONReport().text(of: MadeUp.measured("three"), about: .coupling),
      #"""
      {
        "patterns" : [
          {
            "coupling" : {
              "greeting" : {
                "blindSpots" : {
                  "closures" : [
                    {
                      "name" : "Front.onTap",
                      "place" : "Sources/Patterns/Three/Greeting/Front.swift:4"
                    }
                  ],
                  "givenByPosition" : 1,
                  "lookups" : [

                  ]
                },
                "cycles" : {
                  "asWritten" : [

                  ],
                  "atRunTime" : [
                    [
                      "Showing",
                      "Front",
                      "Back"
                    ]
                  ]
                },
                "edges" : [
                  {
                    "evidence" : [
                      "Sources/Patterns/Three/Greeting/Front.swift:6"
                    ],
                    "from" : "Front",
                    "fromRole" : "Front",
                    "kinds" : [
                      "mentions"
                    ],
                    "to" : "Person",
                    "toRole" : "Data",
                    "viaProtocol" : false
                  },
                  {
                    "evidence" : [
                      "Sources/Patterns/Three/Greeting/Front.swift:3"
                    ],
                    "from" : "Front",
                    "fromRole" : "Front",
                    "kinds" : [
                      "conforms"
                    ],
                    "to" : "Showing",
                    "toRole" : "Front",
                    "viaProtocol" : true
                  },
                  {
                    "evidence" : [
                      "Sources/Patterns/Three/Greeting/Front.swift:5",
                      "Sources/Patterns/Three/Greeting/Front.swift:10"
                    ],
                    "from" : "Front",
                    "fromRole" : "Front",
                    "kinds" : [
                      "calls",
                      "mentions"
                    ],
                    "to" : "Back",
                    "toRole" : "Back",
                    "viaProtocol" : false
                  },
                  {
                    "evidence" : [
                      "Sources/Patterns/Three/Greeting/Front.swift:8"
                    ],
                    "from" : "Front",
                    "fromRole" : "Front",
                    "kinds" : [
                      "writes"
                    ],
                    "to" : "Label",
                    "toRole" : "Widgets",
                    "viaProtocol" : false
                  },
                  {
                    "evidence" : [
                      "Sources/Patterns/Three/Greeting/Back.swift:5"
                    ],
                    "from" : "Back",
                    "fromRole" : "Back",
                    "kinds" : [
                      "reads"
                    ],
                    "to" : "Person",
                    "toRole" : "Data",
                    "viaProtocol" : false
                  },
                  {
                    "evidence" : [
                      "Sources/Patterns/Three/Greeting/Back.swift:4"
                    ],
                    "from" : "Back",
                    "fromRole" : "Back",
                    "kinds" : [
                      "calls"
                    ],
                    "to" : "Showing",
                    "toRole" : "Front",
                    "viaProtocol" : true
                  },
                  {
                    "evidence" : [
                      "Sources/Patterns/Three/Greeting/Wire.swift:4"
                    ],
                    "from" : "Wire",
                    "fromRole" : "Wire",
                    "kinds" : [
                      "constructs"
                    ],
                    "to" : "Front",
                    "toRole" : "Front",
                    "viaProtocol" : false
                  },
                  {
                    "evidence" : [
                      "Sources/Patterns/Three/Greeting/Wire.swift:5"
                    ],
                    "from" : "Wire",
                    "fromRole" : "Wire",
                    "kinds" : [
                      "constructs"
                    ],
                    "to" : "Back",
                    "toRole" : "Back",
                    "viaProtocol" : false
                  }
                ],
                "files" : 3,
                "impact" : {
                  "Person.firstName" : {
                    "direct" : [
                      "Back"
                    ],
                    "transitive" : [
                      "Front"
                    ]
                  },
                  "Showing" : {
                    "direct" : [
                      "Front",
                      "Back"
                    ],
                    "transitive" : [

                    ]
                  }
                },
                "lines" : 23,
                "members" : 1,
                "outside" : {
                  "Back" : [

                  ],
                  "Data" : [

                  ],
                  "Front" : [
                    "Widgets"
                  ],
                  "Wire" : [

                  ]
                },
                "protocols" : 1,
                "roleArrows" : [
                  {
                    "concrete" : 1,
                    "from" : "Front",
                    "protocol" : 0,
                    "status" : "excused",
                    "to" : "Data"
                  },
                  {
                    "concrete" : 1,
                    "from" : "Front",
                    "protocol" : 0,
                    "status" : "forbidden",
                    "to" : "Back"
                  },
                  {
                    "concrete" : 1,
                    "from" : "Front",
                    "protocol" : 0,
                    "status" : "allowed",
                    "to" : "Widgets"
                  },
                  {
                    "concrete" : 1,
                    "from" : "Back",
                    "protocol" : 0,
                    "status" : "allowed",
                    "to" : "Data"
                  },
                  {
                    "concrete" : 0,
                    "from" : "Back",
                    "protocol" : 1,
                    "status" : "allowed",
                    "to" : "Front"
                  },
                  {
                    "concrete" : 0,
                    "from" : "Back",
                    "protocol" : 0,
                    "status" : "unused",
                    "to" : "Network"
                  },
                  {
                    "concrete" : 1,
                    "from" : "Wire",
                    "protocol" : 0,
                    "status" : "allowed",
                    "to" : "Front"
                  },
                  {
                    "concrete" : 1,
                    "from" : "Wire",
                    "protocol" : 0,
                    "status" : "allowed",
                    "to" : "Back"
                  }
                ],
                "seams" : [
                  {
                    "collaborator" : "Showing",
                    "type" : "Back"
                  }
                ],
                "types" : 3
              }
            },
            "id" : "three",
            "name" : "THREE",
            "screens" : [
              {
                "concrete" : 3,
                "protocols" : 1
              }
            ]
          }
        ],
        "schemaVersion" : 1
      }

      """#)
  }

  @Test func `Claims with verdicts and figures`() throws {
    try expectEqual(
      JSONReport().text(of: MadeUp.measured("three"), about: .claims),
      #"""
      {
        "patterns" : [
          {
            "claims" : [
              {
                "figures" : [
                  {
                    "example" : "greeting",
                    "holds" : true,
                    "measure" : "types",
                    "others" : {
                      "four" : 1
                    },
                    "own" : 3,
                    "relation" : "more"
                  },
                  {
                    "example" : "greeting",
                    "holds" : true,
                    "measure" : "logic that runs alone",
                    "others" : {
                      "four" : 0
                    },
                    "own" : 100,
                    "relation" : "more",
                    "unit" : "per cent"
                  },
                  {
                    "example" : "login",
                    "holds" : true,
                    "measure" : "types",
                    "others" : {
                      "four" : 1
                    },
                    "own" : 2,
                    "relation" : "more"
                  },
                  {
                    "example" : "login",
                    "holds" : true,
                    "measure" : "logic that runs alone",
                    "others" : {
                      "four" : 0
                    },
                    "own" : 100,
                    "relation" : "more",
                    "unit" : "per cent"
                  }
                ],
                "id" : "three.parts",
                "kind" : "measured",
                "side" : "pro",
                "source" : "Code",
                "text" : "Has parts.",
                "verdict" : "supported"
              },
              {
                "figures" : [
                  {
                    "holds" : true,
                    "measure" : "growth of lines",
                    "others" : {
                      "four" : 2.5
                    },
                    "own" : 3.04,
                    "relation" : "more",
                    "unit" : "times"
                  }
                ],
                "id" : "three.grows",
                "kind" : "measured",
                "side" : "con",
                "source" : "Code",
                "text" : "Grows fast.",
                "verdict" : "supported"
              },
              {
                "figures" : [
                  {
                    "example" : "greeting",
                    "holds" : false,
                    "measure" : "concrete references view → logic",
                    "others" : {

                    },
                    "own" : 1,
                    "relation" : "none"
                  },
                  {
                    "example" : "login",
                    "holds" : true,
                    "measure" : "concrete references view → logic",
                    "others" : {

                    },
                    "own" : 0,
                    "relation" : "none"
                  }
                ],
                "id" : "three.rule",
                "kind" : "measured",
                "side" : "difference",
                "source" : "Code",
                "text" : "Rule: names no logic.",
                "verdict" : "mixed"
              },
              {
                "id" : "three.fine",
                "kind" : "opinion",
                "side" : "difference",
                "source" : "Code",
                "text" : "Is fine."
              }
            ],
            "id" : "three",
            "name" : "THREE"
          }
        ],
        "schemaVersion" : 1
      }

      """#)
  }

  @Test(arguments: [
    (
      ScenarioResult.Failure(
        number: 2, step: "see x \"a\"", reason: .mismatch(expected: "a", seen: "b\u{1B}"), frame: "│"),
      #"{"expected":"a","number":2,"reason":"mismatch","seen":"b\u001b","step":"see x \"a\""}"#
    ),
    (
      .init(number: 3, step: "tap x", reason: .mistake(StepMistake("no widget 'x'")), frame: ""),
      #"{"message":"no widget 'x'","number":3,"reason":"mistake","step":"tap x"}"#
    ),
    (
      .init(number: 0, step: "", reason: .mistake(StepMistake("line 1 is no step")), frame: ""),
      #"{"message":"line 1 is no step","reason":"mistake"}"#
    ),
    (
      .init(number: 1, step: "launch", reason: .restless, frame: ""),
      #"{"number":1,"reason":"restless","step":"launch"}"#
    ),
  ]) func `A failing scenario tells its reason`(failure: ScenarioResult.Failure, json: String) throws {
    let text = try JSONReport().text(of: MadeUp.failing(failure), about: .scenarios)
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let patterns = document?["patterns"] as? [[String: Any]]
    let scenario = try #require((patterns?.first?["scenarios"] as? [[String: Any]])?.first)
    #expect(scenario["passed"] as? Bool == false)
    let data = try JSONSerialization.data(
      withJSONObject: try #require(scenario["failure"]), options: [.sortedKeys, .withoutEscapingSlashes])
    #expect(String(decoding: data, as: UTF8.self) == json)
  }
}
