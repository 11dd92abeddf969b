const week = 604_800;

/** What the cookie says, if somebody folded or opened the sidebar within the last seven days. */
export function openInCookie(cookies: string, otherwise: boolean): boolean {
  const kept = /(?:^|;\s*)sidebar=(folded|open)(?:;|$)/.exec(cookies)?.[1];
  return kept === undefined ? otherwise : kept === "open";
}

/** The cookie which keeps the choice for seven days. */
export function cookieFor(open: boolean): string {
  return `sidebar=${open ? "open" : "folded"}; path=/; max-age=${week}; samesite=lax`;
}
