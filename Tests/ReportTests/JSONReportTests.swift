import Foundation
import Measures
import TestSupport
import Testing

@testable import Report

/// Everything in JSON, literally with one line per object of a list, and the keys of each topic.
@Suite struct JSONReportTests {
  @Test func `Everything on a measured pattern`() throws {
    let findings = try Sample.measured("three")
    let json = try JSONText.of(FindingsJSON(findings, about: .everything), isCompact: true)
    expectEqual(
      json.replacing("[{", with: "[\n{").replacing("},{", with: "},\n{").replacing("}],", with: "}],\n"),
      #"""
      {"patterns":[
      {"breaches":["Sources/Patterns/Three/Greeting/Front.swift:5: THREE, Greeting: Front → Back is forbidden: Front mentions Back","Sources/Patterns/Three/Greeting/Front.swift:10: THREE, Greeting: Front → Back is forbidden: Front calls and mentions Back"],"caveats":[
      {"number":1,"test":"nobody's *test* shows it","text":"Nobody wrote it."}],
      "claims":[
      {"against":[],"figures":[
      {"example":"greeting","isFixedByTheCard":false,"measure":"concrete references view → logic","others":{},"own":1,"relation":"none","result":"fails","total":4}],
      "id":"three.rule","isFixedByTheCard":false,"kind":"rule","leftOut":[
      {"example":"login","figures":{"three":0},"measure":"concrete references view → logic","reason":"nothing there to count"}],
      "side":"difference","source":"Code","sourceAddress":"https://doe.example/a_b","state":"broken","text":"Names no logic."},
      {"against":[],"figures":[
      {"example":"greeting","isFixedByTheCard":false,"measure":"look-ups by name","others":{},"own":0,"relation":"none","result":"holds"},
      {"example":"login","isFixedByTheCard":false,"measure":"look-ups by name","others":{},"own":0,"relation":"none","result":"holds"}],
      "id":"three.named","isFixedByTheCard":false,"kind":"rule","side":"difference","source":"Code","sourceAddress":"https://doe.example/a_b","state":"kept","text":"Finds nothing by name."},
      {"against":["four"],"figures":[
      {"example":"greeting","isFixedByTheCard":false,"measure":"types","others":{"four":1},"own":3,"relation":"more","result":"holds"},
      {"example":"greeting","isFixedByTheCard":false,"measure":"logic free of widgets","others":{"four":0},"own":100,"relation":"more","result":"holds","unit":"per cent"},
      {"example":"login","isFixedByTheCard":false,"measure":"types","others":{"four":1},"own":2,"relation":"more","result":"equal"},
      {"example":"login","isFixedByTheCard":false,"measure":"logic free of widgets","others":{"four":0},"own":100,"relation":"more","result":"holds","unit":"per cent"}],
      "id":"three.parts","isFixedByTheCard":false,"kind":"measured","side":"pro","source":"Code","sourceAddress":"https://doe.example/a_b","text":"Has parts.","turns":[
      {"example":"greeting","from":2,"measure":"types","own":3,"verdict":"equal"},
      {"example":"login","from":3,"measure":"types","own":2,"verdict":"supported"},
      {"example":"greeting","from":0,"measure":"logic free of widgets","own":100,"verdict":"equal"}],
      "verdict":"mixed"},
      {"against":["four"],"figures":[
      {"example":"greeting","isFixedByTheCard":false,"measure":"lines","others":{"four":20},"own":23,"relation":"more","result":"holds"},
      {"example":"login","isFixedByTheCard":false,"measure":"lines","others":{"four":50},"own":70,"relation":"more","result":"holds"}],
      "id":"three.long","isFixedByTheCard":false,"kind":"measured","side":"con","source":"Code","sourceAddress":"https://doe.example/a_b","text":"Is often long.","turns":[
      {"example":"greeting","from":22,"measure":"lines","own":23,"verdict":"mixed"},
      {"example":"login","from":55,"measure":"lines","own":70,"verdict":"mixed"}],
      "verdict":"supported"},
      {"against":["four"],"figures":[
      {"example":"greeting","isFixedByTheCard":true,"measure":"roles for outside","others":{"four":0},"own":0,"relation":"more","result":"equal"},
      {"example":"login","isFixedByTheCard":true,"measure":"roles for outside","others":{"four":0},"own":0,"relation":"more","result":"equal"}],
      "id":"three.outside","isFixedByTheCard":true,"kind":"measured","obstacle":"can only tie, so it is no evidence","side":"con","source":"Code","sourceAddress":"https://doe.example/a_b","text":"Has a part for the outside."},
      {"against":[],"id":"three.grows","isFixedByTheCard":false,"kind":"change","side":"con","source":"Code","sourceAddress":"https://doe.example/a_b","text":"Grows fast."},
      {"against":[],"id":"three.fine","isFixedByTheCard":false,"kind":"opinion","side":"difference","source":"Code","sourceAddress":"https://doe.example/a_b","text":"Is fine."}],
      "coupling":{"greeting":{"blindSpots":{"closures":[
      {"name":"Front.onTap","place":"Sources/Patterns/Three/Greeting/Front.swift:4"}],
      "givenByPosition":1,"lookups":[]},"cycles":{"asWritten":[],"atRunTime":[["Showing","Front","Back"]]},"edges":[
      {"evidence":["Sources/Patterns/Three/Greeting/Front.swift:6"],"from":"Front","fromRole":"Front","kinds":["mentions"],"to":"Person","toRole":"Data","viaProtocol":false},
      {"evidence":["Sources/Patterns/Three/Greeting/Front.swift:3"],"from":"Front","fromRole":"Front","kinds":["conforms"],"to":"Showing","toRole":"Front","viaProtocol":true},
      {"evidence":["Sources/Patterns/Three/Greeting/Front.swift:5","Sources/Patterns/Three/Greeting/Front.swift:10"],"from":"Front","fromRole":"Front","kinds":["calls","mentions"],"to":"Back","toRole":"Back","viaProtocol":false},
      {"evidence":["Sources/Patterns/Three/Greeting/Front.swift:8"],"from":"Front","fromRole":"Front","kinds":["writes"],"to":"Label","toRole":"Widgets","viaProtocol":false},
      {"evidence":["Sources/Patterns/Three/Greeting/Back.swift:5"],"from":"Back","fromRole":"Back","kinds":["reads"],"to":"Person","toRole":"Data","viaProtocol":false},
      {"evidence":["Sources/Patterns/Three/Greeting/Back.swift:4"],"from":"Back","fromRole":"Back","kinds":["calls"],"to":"Showing","toRole":"Front","viaProtocol":true},
      {"evidence":["Sources/Patterns/Three/Greeting/Wire.swift:4","Sources/Patterns/Three/Greeting/Wire.swift:6"],"from":"Wire","fromRole":"Wire","kinds":["constructs","writes"],"to":"Front","toRole":"Front","viaProtocol":false},
      {"evidence":["Sources/Patterns/Three/Greeting/Wire.swift:5"],"from":"Wire","fromRole":"Wire","kinds":["constructs"],"to":"Back","toRole":"Back","viaProtocol":false}],
      "figures":{"concrete references between roles":3,"forbidden references":1,"lines":23,"lines in navigation":0,"lines in protocols":3,"lines in the logic":8,"lines in the model":0,"lines in the view":12,"lines of the composition root":0,"lines of wiring":6,"lines that reach network or storage":0,"lines with wiring":29,"logic free of widgets":100,"look-ups by name":0,"members":1,"members that take or hold a function":1,"protocol references between roles":1,"protocols":1,"references placed by position":1,"roles that reach network":0,"roles that reach storage":0,"roles that reach widgets":1,"seams":1,"seams for functions":1,"types":3,"types in cycles as written":0,"types in run-time cycles":3,"types with wiring":4},"impact":{"Person.firstName":{"direct":["Back"],"transitive":["Front"]},"Showing":{"direct":["Front","Back"],"transitive":[]}},"outside":{"Back":[],"Data":[],"Front":["Widgets"],"Wire":[]},"roleArrows":[
      {"concrete":1,"from":"Front","protocol":0,"status":"excused","to":"Data"},
      {"concrete":1,"from":"Front","protocol":0,"status":"forbidden","to":"Back"},
      {"concrete":1,"from":"Front","protocol":0,"status":"allowed","to":"Widgets"},
      {"concrete":1,"from":"Back","protocol":0,"status":"allowed","to":"Data"},
      {"concrete":0,"from":"Back","protocol":1,"status":"allowed","to":"Front"},
      {"concrete":0,"from":"Back","protocol":0,"status":"unused","to":"Network"},
      {"concrete":1,"from":"Wire","protocol":0,"status":"allowed","to":"Front"},
      {"concrete":1,"from":"Wire","protocol":0,"status":"allowed","to":"Back"}],
      "seams":[
      {"collaborator":"function onTap","type":"Front"}]}},"firstScreen":{"example":"greeting","lines":29,"protocols":1,"types":4},"id":"three","name":"THREE","roles":[
      {"duty":"Is `Person`.","name":"Data","part":"model","types":["Person"]},
      {"duty":"Shows.","name":"Front","part":"view","types":["Showing","Front","Door"]},
      {"duty":"Decides.","name":"Back","part":"logic","types":["Back","Lock"]},
      {"duty":"Wires.","name":"Wire","part":"wiring","types":["Wire"]}],
      "scenarios":[
      {"example":"greeting","name":"shows the greeting","passed":true,"steps":3}],
      "terms":[
      {"here":["Front","Back.greet"],"source":"Code","sourceAddress":"https://doe.example/a_b","word":"Facade"},
      {"caveat":1,"here":[],"source":"Code","sourceAddress":"https://doe.example/a_b","word":"Data <bus>"},
      {"caveat":1,"here":["Wire"],"source":"J. Doe: A Book, 1999","word":"Facade"}]}],
      "schemaVersion":4}
      """#)
  }

  @Test func `A topic's JSON has only its keys`() throws {
    func keys(_ topic: Topic) throws -> [String] {
      let text = try ReportSubject.findings(Sample.measured("three"), about: topic).json()
      let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      return try #require(document?["patterns"] as? [[String: Any]])[0].keys.sorted()
    }
    #expect(try keys(.list) == ["commands", "id", "name", "summary"])
    #expect(try keys(.scenarios) == ["id", "name", "scenarios"])
    #expect(try keys(.claims) == ["claims", "id", "name"])
    #expect(try keys(.coupling) == ["breaches", "coupling", "id", "name"])
    #expect(try keys(.rules) == ["breaches", "id", "name"])
  }

  @Test(arguments: [
    (Measure.Unit.none, 200.0 / 3), (.average, 200.0 / 3), (.percent, 66.7), (.times, 66.67),
  ]) func `Shares have one decimal, factors two`(unit: Measure.Unit, rounded: Double) {
    #expect(unit.rounded(200.0 / 3) == rounded)
  }
}
