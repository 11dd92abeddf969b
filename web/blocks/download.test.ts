import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { download } from "./download.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the address of a file lives until the browser has had its turn to read it", () => {
  const link = { href: "", download: "", click: vi.fn() };
  vi.stubGlobal("document", { createElement: () => link });
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
  const revoked = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  download(new Blob(["a"]), "releve.pdf", "application/pdf");
  expect(link).toMatchObject({ href: "blob:file", download: "releve.pdf" });
  expect(link.click).toHaveBeenCalledOnce();
  expect(revoked).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoked).toHaveBeenCalledWith("blob:file");
});
