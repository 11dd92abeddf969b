import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkedName, type FileStore } from "./file-store.ts";

/** Files in a folder of this machine. Every instance of the server must see the same folder. */
export function diskStore(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, checkedName(name));
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      // Whoever reads meanwhile, or after a power cut, finds the whole file or none.
      const draft = `${path}.${randomUUID()}.part`;
      const file = await open(draft, "wx");
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
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
