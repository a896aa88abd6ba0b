/// Which keys a keyboard has, with the platform's numbers; there is none here.
public enum UIKeyboardType: Int, Sendable, Hashable {
  /// As usual.
  case `default` = 0
  /// Letters.
  case asciiCapable = 1
  /// Digits and marks.
  case numbersAndPunctuation = 2
  /// What addresses have.
  case url = 3
  /// Digits.
  case numberPad = 4
  /// Digits for telephones.
  case phonePad = 5
  /// Names and digits for telephones.
  case namePhonePad = 6
  /// What addresses of mail have.
  case emailAddress = 7
  /// Digits and a point.
  case decimalPad = 8
  /// What messages have.
  case twitter = 9
  /// What is searched for.
  case webSearch = 10
}

/// What the key at the end of a keyboard says, with the platform's numbers; there is none here.
public enum UIReturnKeyType: Int, Sendable, Hashable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Done.
  case done = 9
}

/// When letters are capitals, with the platform's numbers; nobody types here.
public enum UITextAutocapitalizationType: Int, Sendable, Hashable {
  /// Never.
  case none = 0
  /// At the beginnings of words.
  case words = 1
  /// At the beginnings of sentences.
  case sentences = 2
  /// Always.
  case allCharacters = 3
}
