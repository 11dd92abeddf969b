import { expect, test } from "vitest";
import { sharePath } from "#web/store/hub/shared-text.ts";
import { manifest } from "./manifest.ts";

test("what is shared with the application goes where its worker takes it, and into no address", () => {
  expect(manifest.share_target).toEqual({
    action: sharePath,
    method: "POST",
    enctype: "multipart/form-data",
    params: { title: "title", text: "text" },
  });
});
