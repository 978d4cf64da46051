import Catalog
import Records
import TestSupport
import Testing

@testable import Report

/// What all change requests together say.
@Suite struct PooledChangesTests {
  private func text(of requests: [ChangeRequest], in ids: [Card.ID]? = nil) throws -> String {
    let every = try Sample.kept().ledger.cells.filter { requests.contains($0.request) }
    let cells = every.filter { ids?.contains($0.card.id) ?? true }
    let others = every.filter { !(ids?.contains($0.card.id) ?? true) }
    return Sample.text(
      of: .ledger(ChangeLedger(cells: cells, merges: [], others: others)), columns: 100)
  }

  @Test func `All requests say first whether patterns differ, and which that a source compares`() throws {
    let text = try text(of: ChangeRequest.all)
    #expect(
      text.hasPrefix(
        """
        All requests together
        types                   The patterns differ (p < 0.0001, W 0.79). MVC below VIPER 0.21×, VIP 0.21×,
                                MODA-V 0.44×; MVP below VIPER 0.46×, MVPCF 0.55×; MVVM below VIPER 0.31×,
                                MVPCF 0.36×; MODA-V below VIPER 0.47×; Massive below MODA-V 0.38×. No other
                                of 20 pairs differs.

        """), "\(text)")
    #expect(text.contains("– moda-v.maintain-mvc: the opposite holds, lines below MVC's in 0 of 6, 2.1×\n"))
  }

  @Test func `Of two patterns each figure is compared`() throws {
    let text = try text(of: ChangeRequest.all, in: ["mvp", "viper"])
    #expect(
      text.hasPrefix(
        """
        All requests together
        MVP and VIPER            below   above              mean ratio
        types                   6 of 6  0 of 6  0.46× (0.27× to 0.79×)  differs, p 0.031
        lines                   5 of 6  1 of 6  0.60× (0.39× to 0.91×)     no difference

        """), "\(text)")
  }

  @Test func `Of some of the requests nothing follows`() throws {
    let text = try text(of: Array(ChangeRequest.all.prefix(2)))
    #expect(!text.contains("All requests together\n") && !text.contains("no difference"), "\(text)")
    #expect(text.contains("All requests together judge "), "\(text)")
  }
}
