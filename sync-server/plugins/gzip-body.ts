import { gunzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { HttpProblem } from "./errors.ts";

/** JSON bodies that may come compressed; `limit` holds for what comes out of them. */
export function gzipBody(app: FastifyInstance, { limit }: { limit: number }): void {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer", bodyLimit: limit },
    (request: { headers: { "content-encoding"?: string } }, body: Buffer, done) => {
      const read = parsed(body, request.headers["content-encoding"] ?? "identity", limit);
      if (read instanceof HttpProblem) done(read);
      else done(null, read);
    },
  );
}

function parsed(body: Buffer, encoding: string, limit: number): unknown {
  try {
    return JSON.parse(opened(body, encoding, limit).toString());
  } catch (error) {
    if (error instanceof HttpProblem) return error;
    return new HttpProblem(400, { code: "invalid-request", message: "The body is not JSON." });
  }
}

function opened(body: Buffer, encoding: string, limit: number): Buffer {
  if (encoding === "identity") return body;
  if (encoding !== "gzip") {
    throw new HttpProblem(415, { code: "unsupported-encoding", message: "Send plain or gzip." });
  }
  try {
    return gunzipSync(body, { maxOutputLength: limit });
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE") {
      throw new HttpProblem(413, { code: "too-large", message: "The request is too large." });
    }
    throw new HttpProblem(400, { code: "invalid-request", message: "The body is not gzip." });
  }
}
