import { OpenLayout } from "./late-open-layout.ts";
import { lineAt } from "./line-at.ts";
import { SignedInLayout } from "./shell/late-layout.ts";

const layouts = { public: undefined, "signed-in": SignedInLayout, everyone: OpenLayout };

/** Fetches all that an address shows, side by side. What cannot be had says so when it is drawn. */
export async function fetchedFor(pathname: string): Promise<void> {
  const line = lineAt(pathname);
  const parts = line ? [line.screen, layouts[line.guard]] : [];
  await Promise.allSettled(parts.map((part) => part?.fetched()));
}
