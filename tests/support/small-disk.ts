import { spawnSync } from "node:child_process";
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sql } from "#server/db/client.ts";
import { writeTrouble } from "#server/db/write-trouble.ts";

export type SmallDisk = {
  /** For the data of a server. */
  folder: string;
  /** A command that the server is started by. */
  before: readonly string[];
  /** Whether every table is refused its next page; else the one of the contact form is. */
  isWhole: boolean;
  /** Until nothing more can be written. */
  fill(sql: Sql): Promise<void>;
  /** Makes room again. */
  free(sql: Sql): Promise<void>;
  remove(): void;
};

/**
 * A disk that can be filled: one of its own in memory where this user may mount one, else files that may not grow past
 * a bound. Both refuse Postgres as a full disk does.
 */
export function smallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "boutika-small-disk-"));
  const mount = ["-t", "tmpfs", "-o", "size=192m,mode=755", "none", folder];
  const isMounted = process.getuid?.() === 0 && spawnSync("mount", mount).status === 0;
  return isMounted ? mounted(folder) : bounded(folder);
}

function mounted(folder: string): SmallDisk {
  const filler = join(folder, "filler");
  return {
    folder,
    before: [],
    isWhole: true,
    fill: async () => {
      const file = openSync(filler, "w");
      for (let size = 1 << 20; size >= 1024; )
        try {
          if (writeSync(file, Buffer.alloc(size)) < size) size /= 2;
        } catch {
          size /= 2;
        }
      closeSync(file);
    },
    free: async () => rmSync(filler),
    remove: () => {
      spawnSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function bounded(folder: string): SmallDisk {
  // Postgres may run as another user.
  chmodSync(folder, 0o755);
  return {
    folder,
    before: ["sh", "-c", 'ulimit -f 65536; exec "$@"', "sh"],
    isWhole: false,
    fill: async (sql) => {
      for (let rows = 1000; rows >= 1; )
        try {
          await sql`
            insert into contact_messages
              (id, first_name, last_name, email, project_type, message, locale, created_at)
            select gen_random_uuid(), '', '', n::text, '',
              (select string_agg(md5(random()::text || m), '') from generate_series(1, 55) m), 'fr', now()
            from generate_series(1, ${rows}::int) n`;
        } catch (error) {
          if (!writeTrouble(error)) throw error;
          rows = Math.floor(rows / 10);
        }
    },
    free: async (sql) => void (await sql`truncate contact_messages`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
