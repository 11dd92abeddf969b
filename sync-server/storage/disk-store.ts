import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { checkedName, type FileStore } from "./file-store.ts";

/** Files in a folder of this machine. Every instance of the server must see the same folder. */
export function diskStore(folder: string): FileStore {
  const pathOf = (name: string) => join(resolve(folder), checkedName(name));
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      const made = await mkdir(dirname(path), { recursive: true });
      // Whoever reads meanwhile, or after a power cut, finds the whole file or none.
      const draft = `${path}.${randomUUID()}.part`;
      try {
        await write(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await keepNames(dirname(path), made && dirname(made));
    },
    async get(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

/** Older than any writing that may be under way, on this instance or another, ms. */
const abandoned = 24 * 3_600_000;

/** Drafts that a server which was killed left behind. */
export async function removeAbandonedDrafts(folder: string, now: number): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(".part"))) {
    const draft = join(folder, name);
    const found = await stat(draft).catch(() => undefined);
    if (found && found.mtimeMs < now - abandoned) await rm(draft, { force: true });
  }
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A name survives a power cut once its folder is on the disk: from the innermost up to `last`, or that one alone. */
async function keepNames(innermost: string, last = innermost): Promise<void> {
  // Windows opens no folders.
  if (process.platform === "win32") return;
  for (let folder = innermost; ; folder = dirname(folder)) {
    const opened = await open(folder, "r");
    try {
      await opened.sync();
    } finally {
      await opened.close();
    }
    if (folder === last || folder === dirname(folder)) return;
  }
}
