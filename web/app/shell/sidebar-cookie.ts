const week = 604_800;

/** What the cookie says: the sidebar is open unless somebody folded it within the last seven days. */
export function openInCookie(cookies: string): boolean {
  return !/(?:^|;\s*)sidebar=folded(?:;|$)/.test(cookies);
}

/** The cookie which keeps the choice for seven days. */
export function cookieFor(open: boolean): string {
  return `sidebar=${open ? "open" : "folded"}; path=/; max-age=${week}; samesite=lax`;
}
