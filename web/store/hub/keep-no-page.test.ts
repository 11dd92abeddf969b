import { expect, test } from "vitest";
import { keepNoPage } from "./keep-no-page.ts";

const isKept = async (type: string | undefined, status = 200) => {
  const response = new Response("x", { status, headers: type ? { "content-type": type } : {} });
  type Given = Parameters<NonNullable<typeof keepNoPage.cacheWillUpdate>>[0];
  return (await keepNoPage.cacheWillUpdate?.({ response } as Given)) === response;
};

test.each(["image/webp", "image/jpeg", "application/wasm", "text/javascript; charset=utf-8"])(
  "%s is kept",
  async (type) => expect(await isKept(type)).toBe(true),
);

test.each(["text/html", "text/html; charset=utf-8", "Text/HTML", "application/xhtml+xml"])(
  "a page of %s is not: it is of somebody in between",
  async (type) => expect(await isKept(type)).toBe(false),
);

test.each([206, 302, 404, 500])("nor what is answered by %i", async (status) =>
  expect(await isKept("image/webp", status)).toBe(false),
);
