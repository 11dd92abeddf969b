/**
 * Each window of a desktop Chromium prepares two web pages of its own for what drops from the address bar, at twice
 * the cost of a small page of ours. A till has no address bar. Of two such lists Chromium reads the last only, so what
 * Playwright switches off is told again here.
 */
const withoutFeatures = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** A browser that asks nothing of the network by itself, and draws nothing but the page. */
export const browserArgs: readonly string[] = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${withoutFeatures.join(",")}`,
];
