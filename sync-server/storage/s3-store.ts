import { hash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { checkedName, type FileStore, FilesAway } from "./file-store.ts";

/** Where a bucket is. `endpoint` without a path; the bucket is named in the path, as every provider understands it. */
export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
};

/** One request, ms; what takes longer is a failure that its asker tries again. */
const patience = 20_000;

/** Files in a bucket of Amazon S3, or of anything that speaks like it. */
export function s3Store(settings: S3Settings): FileStore {
  const { endpoint, region, bucket, accessKey, secretKey } = settings;
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: "s3",
    region,
    retries: 2,
  });
  const base = `${endpoint.replace(/\/$/, "")}/${bucket}`;

  async function ask(method: string, name: string, given: Bytes = {}): Promise<Response> {
    const { bytes, mediaType } = given;
    const request = {
      method,
      signal: AbortSignal.timeout(patience),
      headers: {
        "x-amz-content-sha256": hash("sha256", bytes ?? "", "hex"),
        ...(mediaType && { "content-type": mediaType }),
      },
      ...(bytes && { body: bytes as Uint8Array<ArrayBuffer> }),
    };
    const address = `${base}/${checkedName(name)}`;
    const answer = await client.fetch(address, request).catch((cause: unknown) => {
      throw new FilesAway(`${method} of a file: the bucket does not answer`, { cause });
    });
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    const text = `${method} of a file: the bucket answered ${answer.status}`;
    throw answer.status >= 500 ? new FilesAway(text) : new Error(text);
  }

  return {
    async put(name, bytes, mediaType) {
      const answer = await ask("PUT", name, { bytes, mediaType });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`PUT of a file: there is no bucket ${bucket}`);
    },
    async get(name) {
      const answer = await ask("GET", name);
      if (answer.ok) return new Uint8Array(await whole(answer));
      await answer.body?.cancel();
      return undefined;
    },
    async remove(name) {
      const answer = await ask("DELETE", name);
      await answer.body?.cancel();
    },
  };
}

/** A way that breaks while the file comes is one that does not answer. */
function whole(answer: Response): Promise<ArrayBuffer> {
  return answer.arrayBuffer().catch((cause: unknown) => {
    throw new FilesAway("GET of a file: the bucket broke off", { cause });
  });
}

type Bytes = { bytes?: Uint8Array; mediaType?: string };
