import Layers

extension UIView {
  /// Where a subview goes among the others.
  package enum Place {
    case front
    case back
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  /// Exchanges two subviews' places; nothing happens when an index names none.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2, subviewList.indices.contains(index1),
      subviewList.indices.contains(index2)
    else { return }
    let back = subviewList[min(index1, index2)]
    let front = subviewList[max(index1, index2)]
    subviewList.swapAt(index1, index2)
    let layers = layer.sublayers ?? []
    guard let low = layers.firstIndex(where: { $0 === back.layer }),
      let high = layers.firstIndex(where: { $0 === front.layer })
    else { return }
    layer.insertSublayer(front.layer, at: UInt32(low))
    layer.insertSublayer(back.layer, at: UInt32(high))
  }

  /// Brings a subview in front of all others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: .front)
  }

  /// Sends a subview behind all others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: .back)
  }

  /// Brings a subview in front of all others, by its older name.
  public func bringSubview(toFront view: UIView) {
    bringSubviewToFront(view)
  }

  /// Sends a subview behind all others, by its older name.
  public func sendSubview(toBack view: UIView) {
    sendSubviewToBack(view)
  }

  /// Returns whether this view is `view` or inside it, at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// Returns this view or the first one inside it, depth first, that carries `tag`.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviewList {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}

extension UIView {
  /// Puts `view` in its place, moving it from another superview or only within this one.
  ///
  /// - Precondition: This view is not `view` nor inside it.
  package func insert(_ view: UIView, at place: Place) {
    precondition(!isDescendant(of: view), "a view cannot be put inside itself")
    if view.superview === self {
      arrange(view, at: place)
    } else {
      adopt(view, at: place)
    }
  }

  /// Takes the view out of its superview, telling everyone concerned.
  package func leaveSuperview() {
    guard let parent = superview else { return }
    changeWindow(from: window, to: nil) {
      willMove(toSuperview: nil)
      parent.willRemoveSubview(self)
      parent.subviewList.removeAll { $0 === self }
      layer.removeFromSuperlayer()
      superview = nil
      parent.setNeedsLayout()
    }
    didMoveToSuperview()
  }

  private func adopt(_ view: UIView, at place: Place) {
    let tint = view.tintColor
    view.changeWindow(from: view.window, to: window) {
      view.willMove(toSuperview: self)
      if let former = view.superview {
        former.willRemoveSubview(view)
        former.subviewList.removeAll { $0 === view }
        former.setNeedsLayout()
      }
      view.superview = self
      arrange(view, at: place)
      setNeedsLayout()
    }
    view.didMoveToSuperview()
    didAddSubview(view)
    if view.ownTintColor == nil, view.tintColor != tint { view.announceTintColor() }
  }

  /// Puts `view` into the lists of subviews and sublayers, out of which it is taken first.
  private func arrange(_ view: UIView, at place: Place) {
    subviewList.removeAll { $0 === view }
    switch place {
    case .back:
      subviewList.insert(view, at: 0)
      layer.insertSublayer(view.layer, at: 0)
    case .index(let index) where index >= 0 && index < subviewList.count:
      layer.insertSublayer(view.layer, below: subviewList[index].layer)
      subviewList.insert(view, at: index)
    case .below(let sibling) where subviewList.contains { $0 === sibling }:
      let index = subviewList.firstIndex { $0 === sibling } ?? 0
      layer.insertSublayer(view.layer, below: sibling.layer)
      subviewList.insert(view, at: index)
    case .above(let sibling) where subviewList.contains { $0 === sibling }:
      let index = subviewList.firstIndex { $0 === sibling } ?? 0
      layer.insertSublayer(view.layer, above: sibling.layer)
      subviewList.insert(view, at: index + 1)
    case .front, .index, .below, .above:
      subviewList.append(view)
      layer.addSublayer(view.layer)
    }
  }

  /// Makes a change of superview, telling this view and all in it when the window changes with it.
  private func changeWindow(from old: UIWindow?, to new: UIWindow?, by change: () -> Void) {
    guard old !== new else { return change() }
    tellBeforeMove(to: new)
    change()
    tellAfterMove()
    DynamicsRoster.current.windowsChanged()
  }

  private func tellBeforeMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviewList { view.tellBeforeMove(to: window) }
  }

  private func tellAfterMove() {
    if window != nil, !hasBeenDisplayed {
      hasBeenDisplayed = true
      setNeedsDisplay()
    }
    didMoveToWindow()
    owner?.viewDidMoveToWindow()
    for view in subviewList { view.tellAfterMove() }
  }
}
