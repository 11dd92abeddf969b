import { lazyScreen } from "./lazy-screen.ts";

/** Around pages for everybody. */
export const OpenLayout = lazyScreen(async () => (await import("./open-layout.tsx")).OpenLayout);
