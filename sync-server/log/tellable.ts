import { withoutSecrets } from "./without-secrets.ts";

/** What a log may say of an error: its kind, its place in the code and in the books, never a value. */
export type TellableError = {
  type: string;
  message?: string;
  code?: string;
  /** The kind of a statement and its table: `insert into users`. */
  statement?: string;
  at?: string[];
  cause?: TellableError;
} & Partial<Record<(typeof places)[number], string>>;

/** Names of things of ours in an error of Postgres or of the system; its `detail`, `where` and `parameters` hold values. */
const places = [
  ...([
    "severity",
    "routine",
    "schema_name",
    "table_name",
    "column_name",
    "constraint_name",
  ] as const),
  ...(["syscall", "address", "port", "statusCode", "responseCode", "command"] as const),
] as const;

const mostCauses = 4;
const mostFrames = 12;
const name = /^[\w .:-]{1,80}$/;
const frame = /^\s+at [^"'`]*(?:<anonymous>|\.[cm]?[jt]sx?|node:[\w/]+|native)(?::\d+)*\)?$/;

/** The one way of an error into a log. Whatever it holds, nothing of a body, a statement's parameters or a letter stays. */
export function tellableError(error: unknown, depth = 0): TellableError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { stack, cause } = error;
  const fields = error as unknown as Record<string, unknown>;
  const statement = statementOf(fields["query"]);
  const at = framesOf(stack, error.message);
  return {
    type: isName(error.name) ? error.name : "Error",
    // Drizzle's own message is the statement with all that was written by it.
    ...(!("params" in error) && { message: withoutSecrets(error.message) }),
    ...(statement !== undefined && { statement }),
    ...Object.fromEntries(
      ["code", ...places].flatMap((each) =>
        isName(fields[each]) ? [[each, String(fields[each])]] : [],
      ),
    ),
    ...(at.length > 0 && { at }),
    ...(cause !== undefined && depth < mostCauses && { cause: tellableError(cause, depth + 1) }),
  };
}

/** For a terminal. */
export function tellableText(error: unknown): string {
  const { type, message, statement, code, at = [], cause } = tellableError(error);
  const head = `${type}${code ? ` ${code}` : ""}: ${message ?? `a statement failed: ${statement ?? ""}`}`;
  const under = cause
    ? ` (${cause.type}${cause.code ? ` ${cause.code}` : ""}: ${cause.message ?? ""})`
    : "";
  return [head + under, ...at].join("\n");
}

/** Keys whose values come from people, whoever logs them. */
const untold =
  /^(?:params|parameters|args|query|querystring|detail|details|where|hint|body|payload|headers?|cookies?|authorization|password\w*|token\w*|secret\w*|email|phone|recipient|text|letter|data|url|ip)$/i;

/** The fields of a line of the log. */
export function tellableFields(fields: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      if (untold.test(key)) return [];
      // The pattern of an address that a route was registered with: ours, and where to look.
      if (key === "route") return [[key, value]];
      const told = tellableValue(value, depth);
      return told === undefined ? [] : [[key, told]];
    }),
  );
}

const mostDepth = 2;

function tellableValue(value: unknown, depth: number): unknown {
  if (value instanceof Error) return tellableError(value);
  if (typeof value === "string") return withoutSecrets(value);
  if (typeof value === "bigint") return String(value);
  if (typeof value !== "object" || value === null)
    return typeof value === "function" ? undefined : value;
  if (isRequest(value)) return { method: value.method, route: value.routeOptions?.url };
  if (isReply(value)) return { statusCode: value.statusCode };
  if (depth >= mostDepth) return undefined;
  if (Array.isArray(value)) return value.slice(0, 20).map((each) => tellableValue(each, depth + 1));
  return tellableFields(value, depth + 1);
}

type Asked = { method: string; routeOptions?: { url?: string } };

/** A request is told by its route: the address itself may hold a token. */
function isRequest(value: object): value is Asked {
  return "headers" in value && "method" in value;
}

function isReply(value: object): value is { statusCode: number } {
  return "statusCode" in value && ("raw" in value || "setHeader" in value);
}

function isName(value: unknown): boolean {
  return (typeof value === "number" || typeof value === "string") && name.test(String(value));
}

/** The statement's own values, and whatever was written into it, stay out: its kind and its table are enough to find it. */
function statementOf(query: unknown): string | undefined {
  if (typeof query !== "string") return undefined;
  const words =
    /^\s*(?:with\b[\s\S]*?\b)?(insert into|update|delete from|select|create|alter|drop)\s+"?(\w+)?/i.exec(
      query,
    );
  const [, kind = "a statement", table = ""] = words ?? [];
  const from = /^select$/i.test(kind) ? / from "?(\w+)/i.exec(query)?.[1] : undefined;
  return (from ? `select from ${from}` : `${kind} ${/^select$/i.test(kind) ? "" : table}`)
    .trim()
    .toLowerCase();
}

/** The message stands before its frames, and may look like some. */
function framesOf(stack = "", message = ""): string[] {
  const head = stack.indexOf(message);
  const lines = (head < 0 ? stack : stack.slice(head + message.length)).split("\n");
  let from = lines.length;
  while (from > 1 && frame.test(lines[from - 1] ?? "")) from -= 1;
  return lines.slice(from, from + mostFrames).map((line) => line.trim());
}
