/** The Lucide icons we use (ISC), as text: only these are part of the app. */

import arrowLeft from "lucide-static/icons/arrow-left.svg?raw";
import arrowRight from "lucide-static/icons/arrow-right.svg?raw";
import check from "lucide-static/icons/check.svg?raw";
import circleHelp from "lucide-static/icons/circle-question-mark.svg?raw";
import copy from "lucide-static/icons/copy.svg?raw";
import download from "lucide-static/icons/download.svg?raw";
import ellipsis from "lucide-static/icons/ellipsis.svg?raw";
import flag from "lucide-static/icons/flag.svg?raw";
import chart from "lucide-static/icons/chart-line.svg?raw";
import bulb from "lucide-static/icons/lightbulb.svg?raw";
import languages from "lucide-static/icons/languages.svg?raw";
import list from "lucide-static/icons/list.svg?raw";
import message from "lucide-static/icons/message-circle.svg?raw";
import monitor from "lucide-static/icons/monitor.svg?raw";
import pause from "lucide-static/icons/pause.svg?raw";
import printer from "lucide-static/icons/printer.svg?raw";
import refresh from "lucide-static/icons/refresh-cw.svg?raw";
import rewind from "lucide-static/icons/rewind.svg?raw";
import rotate from "lucide-static/icons/rotate-ccw.svg?raw";
import send from "lucide-static/icons/send-horizontal.svg?raw";
import settings from "lucide-static/icons/sliders-horizontal.svg?raw";
import share from "lucide-static/icons/share-2.svg?raw";
import shield from "lucide-static/icons/shield-check.svg?raw";
import shuffle from "lucide-static/icons/shuffle.svg?raw";
import skip from "lucide-static/icons/skip-forward.svg?raw";
import type_ from "lucide-static/icons/keyboard.svg?raw";
import undo from "lucide-static/icons/undo-2.svg?raw";
import users from "lucide-static/icons/users.svg?raw";
import volume from "lucide-static/icons/volume-2.svg?raw";
import volumeOff from "lucide-static/icons/volume-off.svg?raw";
import wifiOff from "lucide-static/icons/wifi-off.svg?raw";
import zoomIn from "lucide-static/icons/zoom-in.svg?raw";
import zoomOut from "lucide-static/icons/zoom-out.svg?raw";
import x from "lucide-static/icons/x.svg?raw";

export const ICONS = {
  back: arrowLeft,
  check,
  copy,
  download,
  exchange: refresh,
  flag,
  forward: arrowRight,
  help: circleHelp,
  hint: bulb,
  keyboard: type_,
  language: languages,
  list,
  look: chart,
  message,
  near: zoomIn,
  more: ellipsis,
  offline: wifiOff,
  pause,
  people: users,
  print: printer,
  rematch: rotate,
  rewind,
  screen: monitor,
  send,
  settings,
  share,
  shield,
  shuffle,
  skip,
  silence: volumeOff,
  sound: volume,
  undo,
  whole: zoomOut,
  x,
} as const;

export type IconName = keyof typeof ICONS;
