import { expect, test } from "vitest";
import { connectionOf } from "./connection.ts";

const answering = { isServerSilent: false };

test.each([
  [{ online: true, phase: "idle", problem: null }, "online"],
  [{ online: false, phase: "idle", problem: null }, "offline"],
  [{ online: true, phase: "sending", problem: "offline" }, "offline"],
  [{ online: true, phase: "idle", problem: "timeout" }, "offline"],
  [{ online: true, phase: "sign-in-needed", problem: "unauthorized" }, "sign-in-needed"],
  [{ online: false, phase: "sign-in-needed", problem: null }, "offline"],
  [{ online: true, phase: "idle", problem: "busy" }, "online"],
  [{ online: true, phase: "sending", problem: "busy", isServerSilent: true }, "server-silent"],
  [{ online: false, phase: "idle", problem: "busy", isServerSilent: true }, "offline"],
] as const)("%j is %s", (state, connection) => {
  expect(connectionOf({ ...answering, ...state })).toBe(connection);
});
