/** By hand: through Share on an iPhone, through the browser's menu elsewhere. */
export type InstallByHand = "ios" | "android" | "desktop";

/** How one installs by hand with this browser. */
export function byHand({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, "userAgent" | "maxTouchPoints">): InstallByHand {
  // iPads call themselves Macs; only they have a touch screen among Macs.
  if (/iPhone|iPad|iPod/.test(userAgent)) return "ios";
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return "ios";
  return /Android/.test(userAgent) ? "android" : "desktop";
}

/** Whether this page runs as an installed application, without a browser's address bar. */
export function isInstalled(): boolean {
  const standalone = window.matchMedia("(display-mode: standalone)").matches;
  return standalone || ("standalone" in navigator && navigator.standalone === true);
}
