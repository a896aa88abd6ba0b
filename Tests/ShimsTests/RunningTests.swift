import Testing
import UIKit

/// Animators as people write them, run through the platform's own calls.
@MainActor
@Suite struct RunningTests {
  enum Client: String, CaseIterable {
    case door, fold, reveal, tiles, spring, flip, chain, lift

    @MainActor var animator: UIViewControllerAnimatedTransitioning {
      switch self {
      case .door: return DoorAnimator()
      case .fold: return FoldAnimator(folds: 2)
      case .reveal: return RevealAnimator()
      case .tiles: return TileAnimator()
      case .spring: return SpringAnimator()
      case .flip: return FlipAnimator()
      case .chain: return ChainAnimator()
      case .lift: return LiftAnimator()
      }
    }
  }

  @Test(arguments: Client.allCases)
  func `an animator of a client pushes a screen to the end`(client: Client) {
    Timeline.current = Timeline()
    let (home, detail) = (Screen(.red), Screen(.blue))
    let guide = Guide(client.animator)
    let navigation = UINavigationController(rootViewController: home)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.delegate = guide
    navigation.pushViewController(detail, animated: true)
    Timeline.current.advance(to: 5)
    #expect(detail.view.window === window)
    #expect(home.view.window == nil)
    #expect(detail.calls == ["viewWillAppear", "viewDidAppear"])
    #expect(
      home.calls == ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
  }

  @Test(arguments: Client.allCases)
  func `an animator of a client presents a screen to the end`(client: Client) {
    Timeline.current = Timeline()
    let (home, detail) = (Screen(.red), Screen(.blue))
    let guide = Guide(client.animator)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = home
    window.makeKeyAndVisible()
    detail.transitioningDelegate = guide
    detail.modalPresentationStyle = .fullScreen
    var isDone = false
    home.present(detail, animated: true) { isDone = true }
    Timeline.current.advance(to: 5)
    #expect(isDone)
    #expect(detail.view.window === window)
    #expect(home.presentedViewController === detail)
  }
}

/// A screen that notes its appearance calls.
class Screen: UIViewController {
  private let color: UIColor
  var calls: [String] = []

  init(_ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    label.backgroundColor = UIColor(white: 1, alpha: 0.5)
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("viewDidDisappear")
  }
}

/// The delegate of everything.
class Guide: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
  let animator: UIViewControllerAnimatedTransitioning

  init(_ animator: UIViewControllerAnimatedTransitioning) {
    self.animator = animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationControllerOperation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator
  }
}
