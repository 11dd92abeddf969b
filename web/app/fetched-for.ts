import { OpenLayout } from "./late-open-layout.ts";
import { lineAt } from "./line-at.ts";
import { SignedInLayout } from "./shell/late-layout.ts";

// Around pages for everybody whoever is signed in has the shell too.
const layouts = {
  public: [],
  "signed-in": [SignedInLayout],
  everyone: [OpenLayout, SignedInLayout],
};

/** Fetches all that an address shows, side by side. What cannot be had says so when it is drawn. */
export async function fetchedFor(pathname: string): Promise<void> {
  const line = lineAt(pathname);
  const parts = line ? [line.screen, ...layouts[line.guard]] : [];
  await Promise.allSettled(parts.map((part) => part.fetched()));
}
