import { DatabaseOutOfReach } from "#server/db/embedded-postgres-place.ts";
import { folderSentence, type WriteTrouble, writeTrouble } from "#server/db/write-trouble.ts";
import { tellableText } from "#server/log/tellable.ts";
import { EnvironmentError } from "./env.ts";

/** Why a server cannot start, for whoever starts it: what is wrong, where, and what to do. Errors we do not know keep their frames. */
export function explained(error: unknown): string {
  if (error instanceof EnvironmentError)
    return error.problems.map((problem) => `  ${problem}`).join("\n");
  if (error instanceof DatabaseOutOfReach) return `  ${error.message}`;
  const sentence = sentenceOf(rootOf(error));
  return sentence ? `  ${sentence}` : tellableText(error);
}

/** Of an error and those it was made of, the innermost: that of Postgres or of the system. */
function rootOf(error: unknown): NodeJS.ErrnoException & { address?: string; severity?: string } {
  let each = error as Error;
  while (each?.cause instanceof Error) each = each.cause;
  return each;
}

function sentenceOf(error: ReturnType<typeof rootOf>): string | undefined {
  const { code = "", message, path, severity } = error;
  if (code === "EADDRINUSE")
    return `${message}\n  Another program listens there: set PORT to a free one.`;
  if (code === "EACCES" && error.syscall === "listen")
    return `${message}\n  This port is kept for the system: set PORT to one above 1023.`;
  const trouble = writeTrouble(error);
  if (trouble && severity) return databaseSentences[trouble];
  const where = path ?? "DATA_DIR";
  if (trouble) return folderSentence(trouble, where);
  if (["EACCES", "EPERM", "ENOTDIR", "EEXIST"].includes(code) && path !== undefined)
    return `${where} cannot be written by the user this server runs as (${code}): give the folder over to them, or name another one with DATA_DIR.`;
  return connectionSentences[code];
}

const databaseSentences: Record<WriteTrouble, string> = {
  "no-room":
    "The database cannot be brought to the newest schema: the disk it is on is full. Make room there, then start again.",
  "read-only":
    "The database of DATABASE_URL only reads: it is a standby, or default_transaction_read_only is on. Name the one that writes, or switch that off.",
  "no-means":
    "The database of DATABASE_URL has no means left (memory, files) or its disk fails. Look at its machine, then start again.",
};

const unreachable =
  "The database of DATABASE_URL cannot be reached: look whether it runs, and whether its host and port are right.";

const connectionSentences: Record<string, string> = {
  ...Object.fromEntries(
    [
      "ECONNREFUSED",
      "ECONNRESET",
      "ENOTFOUND",
      "EAI_AGAIN",
      "ETIMEDOUT",
      "CONNECT_TIMEOUT",
      "CONNECTION_CLOSED",
    ].map((code) => [code, unreachable]),
  ),
  ...Object.fromEntries(["EHOSTUNREACH", "ENETUNREACH"].map((code) => [code, unreachable])),
  ...Object.fromEntries(
    ["42704", "42601", "22023"].map((code) => [
      code,
      "The database of DATABASE_URL knows no such setting as stands behind its « ? », or not such a value: look at DATABASE_URL.",
    ]),
  ),
  "57P03": "The database of DATABASE_URL is starting or ending: try again in a moment.",
  "53300":
    "The database of DATABASE_URL has no connection left: end others, or raise max_connections.",
  "28P01": "The database of DATABASE_URL refuses this user or password: look at DATABASE_URL.",
  "28000":
    "The database of DATABASE_URL does not let this user in: look at DATABASE_URL and its pg_hba.conf.",
  "3D000": "There is no such database as DATABASE_URL names: create it, or name another one.",
  "42501": "The user of DATABASE_URL may not make tables in this database: make them its owner.",
};
