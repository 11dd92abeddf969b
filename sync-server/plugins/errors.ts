import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isOvertaken, writeTrouble } from "#server/db/write-trouble.ts";
import { FilesAway } from "#server/storage/file-store.ts";
import type { Problem } from "#shared/sync/protocol.ts";

/** An error whose status, code and sentence are meant for the caller. */
export class HttpProblem extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly headers: Record<string, string>;
  constructor(statusCode: number, problem: Problem, headers: Record<string, string> = {}) {
    super(problem.message);
    this.statusCode = statusCode;
    this.code = problem.code;
    this.headers = headers;
  }
}

/** Says in how many seconds the same will be taken. */
export function tooManyRequests(seconds: number): HttpProblem {
  const message = `Too many requests. Try again in ${seconds} seconds.`;
  const problem = { code: "too-many-requests", message };
  return new HttpProblem(429, problem, { "retry-after": String(seconds) });
}

/** Fastify's own refusals in our words. */
const known: Record<string, Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: "too-large", message: "The request is too large." },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: "unsupported-media-type", message: "Send JSON." },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: "invalid-request", message: "The body is empty." },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: "invalid-request", message: "The body is not JSON." },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: "invalid-request",
    message: "The body is not as long as announced.",
  },
  FST_ERR_BAD_URL: { code: "invalid-request", message: "The address cannot be read." },
};

/** Where Citus raises, without a code, that a machine of a spread database has ended in the middle of something. */
const machineIsGone = new Set(["MarkRemoteTransactionFailed", "ReportResultError"]);

const databaseIsAway = new Set([
  ...[
    "ECONNREFUSED",
    "ECONNRESET",
    "CONNECTION_CLOSED",
    "CONNECTION_ENDED",
    "CONNECTION_DESTROYED",
    "CONNECT_TIMEOUT",
  ],
  // A cable, a host or a name that is gone for a while says so in words of its own.
  ...["EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
  ...["57P01", "57P02", "57P03", "57P05", "53300", "08000", "08001", "08003", "08004", "08006"],
]);

/** Every error leaves as `{code, message}`; what we did not expect leaves as "internal", and its cause only in our log. */
export function errors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, problem, headers } = describedError(error);
  if (status >= 500) {
    const { method, routeOptions } = request;
    const { code } = problem;
    request.log.error(
      { reqId: request.id, method, route: routeOptions?.url, code, err: error },
      "request failed",
    );
    // By it the line is found again.
    reply.header("x-request-id", request.id);
  }
  return reply
    .code(status)
    .headers(headers)
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send({ ...problem, ...waitIn(headers) });
}

type Described = { status: number; problem: Problem; headers: Record<string, string> };

function describedError(error: FastifyError): Described {
  if (error instanceof HttpProblem) {
    const { statusCode, code, message, headers } = error;
    return { status: statusCode, problem: { code, message }, headers };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const message = error.validation.map(sentenceOf).slice(0, 5).join("; ");
    return { status: 400, problem: { code: "invalid-request", message }, headers: {} };
  }
  const status = error.statusCode ?? 500;
  const ours = known[error.code];
  if (ours) return { status, problem: ours, headers: {} };
  const away = whatIsAway(error);
  if (away) return { status: 503, problem: away, headers: { "retry-after": "5" } };
  const trouble = writeTrouble(error);
  if (trouble) {
    const pause = trouble === "no-means" ? "5" : "30";
    return { status: 503, problem: cannotTake, headers: { "retry-after": pause } };
  }
  if (isOvertaken(error))
    return { status: 503, problem: cannotTake, headers: { "retry-after": "5" } };
  if (status >= 400 && status < 500) {
    return {
      status,
      problem: { code: "invalid-request", message: "The request cannot be understood." },
      headers: {},
    };
  }
  return {
    status: 500,
    problem: { code: "internal", message: "Something went wrong on the server." },
    headers: {},
  };
}

/** Told in the body too: a page of another origin does not read the header. */
function waitIn(headers: Record<string, string>): Pick<Problem, "retryAfter"> {
  const seconds = headers["retry-after"];
  return seconds === undefined ? {} : { retryAfter: Number(seconds) };
}

/** Nothing of it was written. Devices keep what they wanted, and send it again. */
const cannotTake: Problem = {
  code: "cannot-take-now",
  message: "The server cannot take this now. Nothing was changed: try again later.",
};

function whatIsAway(error: FastifyError): Problem | undefined {
  if (error instanceof FilesAway)
    return {
      code: "files-unavailable",
      message: "The pictures cannot be reached. Try again soon.",
    };
  if (isDatabaseAway(error))
    return {
      code: "database-unavailable",
      message: "The database does not answer. Try again soon.",
    };
  return undefined;
}

/** Where and what, never the value: `body/email: Invalid email address`. */
function sentenceOf(issue: { instancePath: string; message?: string | undefined }): string {
  const place = issue.instancePath.replace(/^\//, "");
  const what = issue.message ?? "not valid";
  return place ? `${place}: ${what}` : what;
}

/**
 * Whether the database could not be asked, by the driver's code, also when drizzle has wrapped the error. The same codes
 * say that something else cannot be reached: the bucket of the files, or what `fetch` asks, which says so by a TypeError.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (
    let each = error, depth = 0;
    each instanceof Error && depth < 4;
    each = each.cause, depth += 1
  ) {
    if (each instanceof FilesAway || each instanceof TypeError) return false;
    const { code, routine = "" } = each as { code?: unknown; routine?: string };
    if (typeof code === "string" && databaseIsAway.has(code)) return true;
    if (code === "XX000" && machineIsGone.has(routine)) return true;
  }
  return false;
}

/** Unknown routes of the interface; the web app answers for all other addresses. */
export function unknownRoute(): HttpProblem {
  return new HttpProblem(404, { code: "not-found", message: "There is nothing at this address." });
}
