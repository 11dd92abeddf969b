import type { ComponentType } from "react";
import { lazyScreen } from "./lazy-screen.ts";

export type RouteLine = {
  path: string;
  screen: ComponentType;
  /** `signed-in`: inside the shell; who is not signed in is sent to /auth and brought back afterwards. */
  guard: "public" | "signed-in";
  /** The screen fills the height and scrolls inside; on a phone it takes the place of the bottom bar. */
  wholeHeight?: boolean;
};

/** Every address of the application. One line a screen. */
export const routes: readonly RouteLine[] = [
  {
    path: "/",
    guard: "public",
    screen: lazyScreen(async () => (await import("./landing/landing-screen.tsx")).LandingScreen),
  },
];
