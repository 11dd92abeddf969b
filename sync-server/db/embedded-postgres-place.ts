import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { postgresOwner, sharedHome } from "./embedded-postgres-files.ts";

/** What somebody has to put right before the database can be opened; its sentence says all. */
export class DatabaseOutOfReach extends Error {}

/**
 * Where the data lies, or is to lie: in the wanted folder, or, when the user Postgres runs as cannot walk to it, in one
 * of its own under /var/lib. Books that exist are never passed over for an empty place: permissions change, folders are
 * moved, and `sudo` is forgotten or added.
 */
export function placeOfData(wanted: string): string {
  const folder = resolve(wanted);
  const noted = notedPlace(folder);
  const isHere = existsSync(join(folder, "postgres"));
  if (isHere && noted) {
    const [note, books] = [join(folder, noteName), join(folder, "postgres")];
    throw new DatabaseOutOfReach(
      `There are two databases, ${books} and ${noted}: move ${books} away to open the other one, or remove ${note} to open this one.`,
    );
  }
  if (noted) return checkedReach(noted);
  if (isHere) return checkedReach(folder);
  return closedFolder(folder) ? sharedPlace(folder) : folder;
}

const noteName = "the-database-is-elsewhere.txt";

/** Whoever looks for the data where it was asked for, finds where it is; and so does every later start. */
export function leaveWord(wanted: string, home: string): void {
  const folder = resolve(wanted);
  if (folder === home || notedPlace(folder)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, noteName), `${home}\n`);
}

/** The other place that the note names, as long as a database is in it. */
function notedPlace(folder: string): string | undefined {
  const note = join(folder, noteName);
  if (!existsSync(note)) return undefined;
  const noted = resolve(folder, readFileSync(note, "utf8").trim());
  return noted !== folder && existsSync(join(noted, "postgres")) ? noted : undefined;
}

/** Postgres opens nothing but a folder of its own user, to whom every folder above must be open. */
function checkedReach(home: string): string {
  const books = join(home, "postgres");
  const { uid } = statSync(books);
  const user = postgresOwner?.uid ?? process.getuid?.() ?? uid;
  if (uid !== user)
    throw new DatabaseOutOfReach(
      `The database in ${books} belongs to the user with the number ${uid}, and Postgres would run as ${user}: start as whoever started it before (with or without sudo), or give it over with chown -R.`,
    );
  const closed = closedFolder(home);
  if (closed)
    throw new DatabaseOutOfReach(
      `The database is in ${books}, and Postgres, which does not run as root, cannot walk there: open the way with chmod o+x ${closed}, or move the data back to where it was.`,
    );
  return home;
}

function sharedPlace(folder: string): string {
  const mark = createHash("sha256").update(folder).digest("hex").slice(0, 8);
  return join(sharedHome, `${basename(folder)}-${mark}`);
}

/** The folder on the way that root's Postgres cannot pass; the user of any other is our own. */
function closedFolder(folder: string): string | undefined {
  if (!postgresOwner) return undefined;
  const parent = dirname(folder);
  if (existsSync(folder)) {
    const { mode, uid } = statSync(folder);
    if (uid !== postgresOwner.uid && (mode & 0o001) === 0) return folder;
  }
  return parent === folder ? undefined : closedFolder(parent);
}
