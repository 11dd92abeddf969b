import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Every TypeScript file under the given folders, as paths from the project's root. */
export function sourceFiles(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
}

export const isTest = (file: string) => /\.test\.tsx?$/.test(file);
