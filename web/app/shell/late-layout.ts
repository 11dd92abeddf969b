import { lazyScreen } from "#web/app/lazy-screen.ts";

/** The shell. It and all it brings stay out of the public page, and who is not signed in need not wait for it. */
export const SignedInLayout = lazyScreen(
  async () => (await import("./signed-in-layout.tsx")).SignedInLayout,
);
