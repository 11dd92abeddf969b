/** Every page of the public site in French; the English one stands under /en. */
export const sitePaths = [
  "/",
  "/install",
  "/security",
  "/integrations",
  "/about",
  "/blog",
  "/careers",
  "/documentation",
  "/status",
  "/privacy",
  "/terms",
  "/cookies",
] as const;

/** Whether the server draws this address, not the application. What is under /en is never the application's. */
export function isSitePath(pathname: string): boolean {
  const path = pathname === "/" ? pathname : pathname.replace(/\/+$/, "");
  return path === "/en" || path.startsWith("/en/") || sitePaths.some((one) => one === path);
}

/** Whether the last part of a path looks like the name of a file. */
export function endsLikeFile(path: string): boolean {
  return /\.[a-z0-9]{1,11}$/i.test(path);
}
