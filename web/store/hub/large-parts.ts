const pageParts = "wasm";

/**
 * Where the worker keeps what is too large to be kept beforehand: the barcode reader, what reads papers, what draws charts
 * and the writer of PDFs; what speaks Excel. Older installations know the caches by these names.
 */
export const largeParts: readonly { cacheName: string; files: RegExp }[] = [
  {
    cacheName: pageParts,
    files: /^\/assets\/(.*\.wasm|.*\.traineddata-[^/]+\.gz|(charts|pdf|paper-worker)-[^/]+\.js)$/,
  },
  { cacheName: "excel", files: /^\/assets\/xlsx-[^/]+\.js$/ },
];

/** Longest wait for the server to say that it is there, ms. */
const patience = 8000;

/** Whether a path of this site is fetched when first asked for, and kept from then on. */
export function isLargePart(path: string): boolean {
  return largeParts.some(({ files }) => files.test(path));
}

/**
 * Forgets what builds before this one kept. Their names hold their content, so no page asks for them any more, and they
 * must not pass for files of today. `named`: paths of the files of this build.
 */
export async function forgetOtherBuilds(named: ReadonlySet<string>): Promise<void> {
  for (const { cacheName } of largeParts) {
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys())
      if (!named.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** What large files of the page begin with, of those that are fetched when first asked for. */
export type LargePart = "charts" | "pdf";

/**
 * Whether a large part of the page may be imported: it is kept here, or the server answers. An import that fails has
 * failed for as long as the page is open, so nothing is imported that cannot come.
 */
export async function isWithinReach(part: LargePart): Promise<boolean> {
  return (await isKept(part)) || (await isServerThere());
}

async function isKept(part: LargePart): Promise<boolean> {
  if (!globalThis.caches) return false;
  const kept = await (await caches.open(pageParts)).keys();
  return kept.some(({ url }) => new URL(url).pathname.startsWith(`/assets/${part}-`));
}

async function isServerThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch("/health", { cache: "no-store", signal });
    // A portal that answers in its place gives none of our files either.
    return ((await response.json()) as { status?: unknown }).status === "ok";
  } catch {
    return false;
  }
}
