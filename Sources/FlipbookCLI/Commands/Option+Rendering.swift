// Options of the commands that render.

import Flipbook

extension Option {
  package static let from = Option(
    "from", value: "picture", "The screen before the transition; - for standard input.")
  package static let to = Option(
    "to", value: "picture", "The screen after the transition; - for standard input.")
  package static let assets = Option(
    "assets", value: "directory", standard: "the scene's own directory",
    "Where a scene's pictures are.")
  package static let set = Option(
    "set", value: "key=value", repetition: .list,
    "Set a parameter of the transition; may be repeated. 'flipbook describe' lists them.")
  package static let duration = Option(
    "duration", value: "seconds", standard: "the transition's own",
    "How long the transition takes. The system's looks are played slower or faster.")
  package static let timing = Option(
    "timing", value: "curve", standard: "linear",
    "How time goes by within the duration, on top of the transition's own curve: linear, ease, "
      + "ease-in, ease-out, ease-in-out, or cubic-bezier(x1,y1,x2,y2) with numbers from 0 to 1.")
  package static let rate = Option(
    "fps", value: "rate", standard: "60",
    "Frames a second, as a number or a fraction such as 30000/1001.")
  package static let scale = Option(
    "scale", value: "number", standard: "from @2x or @3x in the file's name, else 1",
    "Pixels to a point.")
  package static let size = Option(
    "size", value: "WxH", standard: "that of the first picture",
    "The size of the screen, in points.")
  package static let fit = Option(
    "fit", value: "way", choices: ["cover", "contain", "stretch"],
    "What to do with pictures of another size than the screen: cover, contain or stretch. "
      + "Without it they are an error.")
  package static let background = Option(
    "background", value: "color", standard: "black",
    "What lies behind everything: #rrggbb, #rrggbbaa, black, white or clear.")
  package static let reverse = Option(
    "reverse", "Let the frames run backwards in time.")
  package static let holdFirst = Option(
    "hold-first", value: "seconds", standard: "0",
    "How long the first frame stands still; the manifest says so.")
  package static let holdLast = Option(
    "hold-last", value: "seconds", standard: "0",
    "How long the last frame stands still; the manifest says so.")
  package static let gesture = Option(
    "gesture", value: "trace",
    "The finger that moves the transition: a JSON file (.json) of samples, which 'flipbook schema "
      + "gesture' describes, or a line such as \"pan 0,400 -> 300,400 in 0.4s\" or \"tap "
      + "200,700\", in points. 'flipbook describe' says where it has to come down.")
  package static let trigger = Option(
    "trigger", value: "change",
    choices: ["present", "dismiss", "push", "pop", "tab", "segue", "unwind"],
    standard: "the transition's own",
    "The change of screens: present, dismiss, push, pop, tab, segue or unwind.")
  package static let lint = Option(
    "lint", "Check the rules of 'flipbook lint' as well; a finding makes the exit status 1.")
  package static let jobs = Option(
    "jobs", value: "count", standard: "one a processor",
    "How many frames are worked on at the same time; what comes of it is the same for any number.")
  package static let streamFormat = Option(
    "format", value: "name", choices: StreamFormat.allCases.map(\.rawValue),
    standard: "by the name after -o",
    "What to write: png, rgba, pam, y4m or apng. On standard output frames follow one another, held "
      + "ones again and again; y4m is 4:4:4 in BT.709 and limited range, rgba and pam are straight "
      + "alpha.")
  package static let loop = Option(
    "loop", value: "count", standard: "0",
    "How often an animated PNG plays; 0: without end.")
  package static let resume = Option(
    "resume",
    "Go on with a run that was cut short: frames whose files decode to the pixels that it noted are "
      + "kept. Refused when anything that decides the frames has changed.")
  package static let moment = Option(
    "at", value: "moment",
    "The moment: a part of the duration such as 0.25, or a time such as 0.2s.")

  package static let explode = Option(
    "explode",
    "Draw the layers apart, one in front of the other, with their outlines and numbers, to see "
      + "what makes the picture up; what each number stands for is said on standard error.")
  package static let dump = Option(
    "dump",
    "Write what is drawn as text, back to front, instead of a picture: to standard output, or "
      + "where --output says.")

  /// What decides what a picture of a transition or scene looks like.
  package static let staging: [Option] = [
    .from, .to, .set, .duration, .timing, .trigger, .gesture, .scale, .size, .fit, .background,
    .assets,
  ]
}
