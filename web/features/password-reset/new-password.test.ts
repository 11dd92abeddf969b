import { expect, test } from "vitest";
import { newPasswordTroubles } from "./new-password.ts";

test("six characters at least, and twice the same", () => {
  expect(newPasswordTroubles({ password: "", again: "" })).toEqual({ password: "short" });
  expect(newPasswordTroubles({ password: "cinq5", again: "cinq5" })).toEqual({ password: "short" });
  expect(newPasswordTroubles({ password: "secret", again: "Secret" })).toEqual({
    again: "different",
  });
  expect(newPasswordTroubles({ password: "secret", again: "secret" })).toEqual({});
});
