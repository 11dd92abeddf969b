import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

type Settings = { bucket: string; region: string; accessKey: string; secretKey: string };

/** A bucket in this process that checks every signature (version 4) by itself, as written in Amazon's own words. */
export async function startS3(settings: Settings) {
  const files = new Map<string, { bytes: Buffer; mediaType: string | undefined }>();
  let failing = 0;
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const { method = "", url = "" } = request;
    const end = (status: number, bytes?: Buffer) => response.writeHead(status).end(bytes);
    if (failing > 0) {
      failing -= 1;
      return end(503);
    }
    if (!isSigned(request, body, settings)) return end(403);
    if (!url.startsWith(`/${settings.bucket}/`)) return end(404);
    if (method === "PUT") {
      files.set(url, { bytes: body, mediaType: request.headers["content-type"] });
      return end(200);
    }
    if (method === "DELETE") {
      files.delete(url);
      return end(204);
    }
    const file = files.get(url);
    return file ? end(200, file.bytes) : end(404);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    /** The next so many requests find the bucket overloaded. */
    fail: (times: number) => {
      failing = times;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

function isSigned(request: IncomingMessage, body: Buffer, settings: Settings): boolean {
  const { headers, method = "", url = "" } = request;
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w{64})$/.exec(
      headers.authorization ?? "",
    );
  const [, credential = "", signedHeaders = "", signature = ""] = given ?? [];
  const [accessKey, date = "", region, service] = credential.split("/");
  const bodyHash = String(headers["x-amz-content-sha256"]);
  if (accessKey !== settings.accessKey || region !== settings.region || service !== "s3")
    return false;
  if (bodyHash !== sha256(body) || !signedHeaders.split(";").includes("x-amz-content-sha256"))
    return false;
  const names = signedHeaders.split(";");
  const [path = "", query = ""] = url.split("?");
  const canonical = [
    method,
    path,
    query,
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    "",
    signedHeaders,
    bodyHash,
  ].join("\n");
  const moment = String(headers["x-amz-date"]);
  const scope = `${date}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", moment, scope, sha256(canonical)].join("\n");
  const key = ["s3", "aws4_request"].reduce<Buffer>(
    (before, part) => hmac(before, part),
    hmac(hmac(`AWS4${settings.secretKey}`, date), settings.region),
  );
  const expected = hmac(key, toSign);
  return moment.startsWith(date) && timingSafeEqual(expected, Buffer.from(signature, "hex"));
}
