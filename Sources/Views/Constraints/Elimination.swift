/// A sum of multiples of unknowns and a constant.
struct LinearForm {
  /// The factor of each unknown that has one.
  private(set) var factors: [Int: Double] = [:]
  private(set) var constant: Double

  /// Creates a constant.
  init(constant: Double) {
    self.constant = constant
  }

  /// Creates an unknown.
  init(unknown index: Int) {
    constant = 0
    factors[index] = 1
  }

  /// Returns the form's value for values of the unknowns.
  func value(at values: [Double]) -> Double {
    factors.keys.sorted().reduce(constant) { $0 + (factors[$1] ?? 0) * values[$1] }
  }

  static func + (left: LinearForm, right: LinearForm) -> LinearForm {
    var sum = left
    sum.constant += right.constant
    sum.factors.merge(right.factors, uniquingKeysWith: +)
    return sum
  }

  static func - (left: LinearForm, right: LinearForm) -> LinearForm {
    left + right * -1
  }

  static func * (form: LinearForm, factor: Double) -> LinearForm {
    var product = form
    product.constant *= factor
    product.factors = form.factors.mapValues { $0 * factor }
    return product
  }
}

/// Linear equations, taken in one by one; those that follow from or contradict earlier ones are
/// left out.
struct Elimination {
  /// An equation solved for one unknown: factors of the unknowns, and what their sum equals.
  private struct Row {
    var pivot: Int
    var factors: [Double]
    var sum: Double
  }

  private let unknowns: Int
  private var rows: [Row] = []

  /// Creates a system without equations.
  init(unknowns: Int) {
    self.unknowns = unknowns
  }

  /// Takes in the equation that `form` is zero, unless those before decide it already.
  mutating func add(_ form: LinearForm) {
    var factors = (0..<unknowns).map { form.factors[$0] ?? 0 }
    var sum = -form.constant
    for row in rows where factors[row.pivot] != 0 {
      let factor = factors[row.pivot]
      for index in factors.indices { factors[index] -= factor * row.factors[index] }
      factors[row.pivot] = 0
      sum -= factor * row.sum
    }
    guard let pivot = factors.indices.max(by: { abs(factors[$0]) < abs(factors[$1]) }),
      abs(factors[pivot]) > 1e-9
    else { return }
    let scale = 1 / factors[pivot]
    let row = Row(pivot: pivot, factors: factors.map { $0 * scale }, sum: sum * scale)
    for index in rows.indices where rows[index].factors[pivot] != 0 {
      let factor = rows[index].factors[pivot]
      for column in 0..<unknowns { rows[index].factors[column] -= factor * row.factors[column] }
      rows[index].sum -= factor * row.sum
    }
    rows.append(row)
  }

  /// The values of the unknowns; zero for those that no equation decides.
  var solution: [Double] {
    var values = Array(repeating: 0.0, count: unknowns)
    for row in rows { values[row.pivot] = row.sum }
    return values
  }
}
