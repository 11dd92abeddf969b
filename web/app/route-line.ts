import type { LazyScreen } from "./lazy-screen.ts";

export type RouteLine = {
  path: string;
  screen: LazyScreen;
  /**
   * `signed-in`: inside the shell; who is not signed in is sent to /auth and brought back afterwards. `everyone`: inside
   * the shell for whoever is signed in, under the public bar for all others.
   */
  guard: "public" | "signed-in" | "everyone";
  /** The screen fills the height and scrolls inside. */
  wholeHeight?: boolean;
  /** On a phone it has its own main action where the bar with the shortcuts lies elsewhere. */
  ownBottom?: boolean;
  /** It speaks to the server as the signed-in person: closed while somebody else is switched in by a PIN. */
  own?: true;
};
