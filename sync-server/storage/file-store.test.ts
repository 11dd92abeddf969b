import {
  type FileHandle,
  mkdir,
  mkdtemp,
  open,
  readdir,
  rm,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startS3 } from "#tests/support/s3-server.ts";
import { diskStore, removeAbandonedDrafts } from "./disk-store.ts";
import { type FileStore, FilesAway } from "./file-store.ts";
import { s3Store } from "./s3-store.ts";

const account = {
  bucket: "boutika-files",
  region: "eu-west-3",
  accessKey: "AKIDEXAMPLE",
  secretKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
};

let folder = "";
let bucket: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "boutika-files-"));
  bucket = await startS3(account);
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

const kinds: [string, () => FileStore][] = [
  ["disk", () => diskStore(join(folder, "files"))],
  ["S3", () => s3Store({ ...account, endpoint: bucket.endpoint })],
];

describe.each(kinds)("files kept on %s", (_, open) => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256);
  const name = "019a7b3c-0000-7000-8000-000000000001/abc_DEF-123";

  test("are there again, to the byte, until they are removed", async () => {
    const store = open();
    expect(await store.get(name)).toBeUndefined();
    await store.put(name, bytes, "image/webp");
    expect(Buffer.from((await open().get(name)) ?? []).equals(bytes)).toBe(true);
    await store.remove(name);
    expect(await store.get(name)).toBeUndefined();
    await store.remove(name);
  });

  test("under one name the last one stands; another name is another file", async () => {
    const store = open();
    await store.put(name, bytes, "image/webp");
    await store.put(name, Uint8Array.of(1, 2), "image/webp");
    await store.put(`${name}x`, Uint8Array.of(), "image/png");
    expect([...((await store.get(name)) ?? [])]).toEqual([1, 2]);
    expect([...((await store.get(`${name}x`)) ?? [9])]).toEqual([]);
    await Promise.all([store.remove(name), store.remove(`${name}x`)]);
  });

  test("many at once do not disturb one another", async () => {
    const store = open();
    const names = Array.from({ length: 20 }, (_, at) => `shop/${at}`);
    await Promise.all(names.map((one, at) => store.put(one, Uint8Array.of(at), "image/png")));
    const read = await Promise.all(names.map((one) => store.get(one)));
    expect(read.map((one) => one?.[0])).toEqual(names.map((_, at) => at));
    await Promise.all(names.map((one) => store.remove(one)));
  });

  test.each(["../escape", "/etc/passwd", "a//b", "a/../b", "", "a b", "a?b"])(
    "never under the name %j",
    async (bad) => {
      const store = open();
      await expect((async () => store.put(bad, bytes, "image/png"))()).rejects.toThrow("no name");
      await expect((async () => store.get(bad))()).rejects.toThrow("no name");
      await expect((async () => store.remove(bad))()).rejects.toThrow("no name");
    },
  );
});

test("on disk no draft stays behind", async () => {
  const store = diskStore(join(folder, "drafts"));
  await store.put("shop/one", Uint8Array.of(1), "image/png");
  expect(await readdir(join(folder, "drafts/shop"))).toEqual(["one"]);
});

test.skipIf(process.platform === "win32")(
  "on disk a file is kept once its name and those of new folders are",
  async () => {
    const probe = await open(folder);
    const handles = Object.getPrototypeOf(probe);
    await probe.close();
    const kept: string[] = [];
    const { sync } = handles;
    const spy = vi.spyOn(handles, "sync").mockImplementation(async function (this: FileHandle) {
      kept.push((await this.stat()).isDirectory() ? "folder" : "file");
      await sync.call(this);
    });
    await diskStore(join(folder, "synced")).put("shop/one", Uint8Array.of(1), "image/png");
    expect(kept).toEqual(["file", "folder", "folder", "folder"]);
    kept.length = 0;
    await diskStore(join(folder, "synced")).put("shop/two", Uint8Array.of(1), "image/png");
    expect(kept).toEqual(["file", "folder"]);
    spy.mockRestore();
  },
);

test("on disk no draft stays behind of a file that could not be kept", async () => {
  const store = diskStore(join(folder, "failed"));
  await mkdir(join(folder, "failed/shop/one"), { recursive: true });
  await expect(store.put("shop/one", Uint8Array.of(1), "image/png")).rejects.toThrow("EISDIR");
  expect(await readdir(join(folder, "failed/shop"))).toEqual(["one"]);
});

test("drafts of a server that was killed are removed, those under way and files are not", async () => {
  const shop = join(folder, "killed/shop");
  await mkdir(shop, { recursive: true });
  for (const name of ["old", "old.1.part", "new.2.part"]) await writeFile(join(shop, name), "x");
  const now = Date.now();
  for (const name of ["old", "old.1.part"]) await utimes(join(shop, name), 0, now / 1000 - 90_000);
  await removeAbandonedDrafts(join(folder, "killed"), now);
  expect((await readdir(shop)).toSorted()).toEqual(["new.2.part", "old"]);
  await removeAbandonedDrafts(join(folder, "nothing here yet"), now);
});

describe("a bucket", () => {
  test("keeps the kind of file, and is asked again when it is overloaded", async () => {
    bucket.fail(2);
    const store = s3Store({ ...account, endpoint: `${bucket.endpoint}/` });
    await store.put("shop/one", Uint8Array.of(1), "image/webp");
    expect(bucket.files.get("/boutika-files/shop/one")?.mediaType).toBe("image/webp");
  });

  test("that refuses the key, or does not exist, is a failure and no missing file", async () => {
    const { endpoint } = bucket;
    const stranger = s3Store({ ...account, endpoint, secretKey: "another" });
    await expect(stranger.put("shop/two", Uint8Array.of(1), "image/png")).rejects.toThrow("403");
    await expect(stranger.get("shop/one")).rejects.toThrow("403");
    const elsewhere = s3Store({ ...account, endpoint, bucket: "nowhere" });
    await expect(elsewhere.put("shop/two", Uint8Array.of(1), "image/png")).rejects.toThrow(
      "no bucket nowhere",
    );
  });

  test("that is overloaded for long, or cannot be found, is away", async () => {
    bucket.fail(3);
    const overloaded = s3Store({ ...account, endpoint: bucket.endpoint });
    await expect(overloaded.get("shop/one")).rejects.toBeInstanceOf(FilesAway);
    const gone = s3Store({ ...account, endpoint: "http://bucket.invalid" });
    // One after the other: what fails while something else is awaited is nobody's.
    await expect(gone.get("a")).rejects.toBeInstanceOf(FilesAway);
    await expect(gone.put("a", Uint8Array.of(1), "image/png")).rejects.toBeInstanceOf(FilesAway);
  });
});
