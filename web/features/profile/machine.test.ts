import { expect, test } from "vitest";
import { machineOf } from "./machine.ts";

test.each([
  [
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36",
    "Chrome · Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Version/17.0 Mobile/15E148 Safari/604.1",
    "Safari · iPhone",
  ],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/120 Safari/537.36 Edg/120", "Edge · Windows"],
  ["Firefox Linux", "Firefox · Linux"],
  ["curl/8.1", ""],
])("%s is %j", (agent, machine) => {
  expect(machineOf(agent)).toBe(machine);
});
