const base = "http://own.invalid";
/** What browsers drop, or read as « / », and what no address of ours holds. */
const never = /[\p{Cc}\\]/u;

/**
 * The path of this application that an address from outside leads to, as the browser would read it; undefined when that
 * is another site, no path, or one that some reader might take for another site once it is decoded.
 */
export function ownPath(asked: string): string | undefined {
  if (!asked.startsWith("/")) return undefined;
  try {
    const { origin, pathname, search, hash } = new URL(asked, base);
    const read = decodeURIComponent(pathname);
    const isPlain = !never.test(asked) && !never.test(read) && !read.startsWith("//");
    return origin === base && isPlain ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}
