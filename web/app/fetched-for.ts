import { useSession } from "#web/store/session.ts";
import { OpenLayout } from "./late-open-layout.ts";
import { lineAt } from "./line-at.ts";
import type { RouteLine } from "./route-line.ts";
import { SignedInLayout } from "./shell/late-layout.ts";

/** Fetches all that an address shows, side by side. What cannot be had says so when it is drawn. */
export async function fetchedFor(pathname: string): Promise<void> {
  const line = lineAt(pathname);
  const parts = line ? [line.screen, ...layoutsOf(line.guard)] : [];
  await Promise.allSettled(parts.map((part) => part.fetched()));
}

function layoutsOf(guard: RouteLine["guard"]) {
  if (guard === "public") return [];
  if (guard === "signed-in") return [SignedInLayout];
  // Around pages for everybody whoever is signed in has the shell too; a visitor does not wait for it.
  return useSession.getState().session ? [OpenLayout, SignedInLayout] : [OpenLayout];
}
