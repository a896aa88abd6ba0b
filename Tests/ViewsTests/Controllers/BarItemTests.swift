import Foundation
import Testing
import Views

@MainActor
@Suite struct BarItemTests {
  @Test func `an action's button does it, with itself as the sender`() {
    var senders: [ObjectIdentifier] = []
    let action = UIAction(title: "Share") { action in
      if let item = action.sender as? UIBarButtonItem { senders.append(ObjectIdentifier(item)) }
    }
    let items = [
      UIBarButtonItem(primaryAction: action),
      UIBarButtonItem(systemItem: .add, primaryAction: action),
      UIBarButtonItem(title: "Send", image: nil, primaryAction: action),
    ]
    for item in items { item.action?(item) }
    #expect(senders == items.map { ObjectIdentifier($0) })
    #expect(items[0].title == "Share" && items[2].title == "Send")
    #expect(UIBarButtonItem(systemItem: .done).action == nil)
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
  }

  @Test func `the system's tabs have their texts`() {
    let item = UITabBarItem(tabBarSystemItem: .topRated, tag: 3)
    #expect(item.title == "Top Rated" && item.tag == 3)
  }
}
