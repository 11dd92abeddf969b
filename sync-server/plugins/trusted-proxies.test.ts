import fastify from "fastify";
import { expect, test } from "vitest";
import { addressOf } from "./rate-limits.ts";
import { trustedProxies } from "./trusted-proxies.ts";

/** Whose address counts when this one connects and says it speaks for those. */
async function counted(setting: boolean | number | string, from: string, chain?: string) {
  const app = fastify({ trustProxy: trustedProxies(setting) });
  app.get("/", async (request) => addressOf(request));
  const headers = chain === undefined ? {} : { "x-forwarded-for": chain };
  const answer = await app.inject({ url: "/", remoteAddress: from, headers });
  await app.close();
  return answer.body;
}

const caller = "41.202.219.7";

test.each([
  ["nobody is believed unless named", false, "127.0.0.1", caller, "127.0.0.1"],
  ["one proxy on this machine", 1, "127.0.0.1", caller, caller],
  ["one in a network of containers", 1, "172.18.0.1", caller, caller],
  ["one over IPv6, as IPv4 is written there", 1, "::ffff:10.0.0.4", caller, caller],
  ["a caller who forges a chain through it", 1, "127.0.0.1", `1.2.3.4, ${caller}`, caller],
  [
    "a caller who forges a chain of proxies",
    1,
    "127.0.0.1",
    `1.2.3.4, 10.0.0.9, ${caller}`,
    caller,
  ],
  ["somebody who reaches the port from elsewhere", 1, caller, "1.2.3.4", caller],
  ["somebody from elsewhere with a long chain", 2, caller, "1.2.3.4, 127.0.0.1", caller],
  ["two proxies", 2, "127.0.0.1", `${caller}, 10.0.0.9`, caller],
  ["two proxies and a forged chain", 2, "127.0.0.1", `1.2.3.4, ${caller}, 10.0.0.9`, caller],
  ["two, of which one was gone round", 2, "127.0.0.1", `1.2.3.4, ${caller}`, caller],
  ["a caller with a port", 1, "127.0.0.1", `${caller}:50123`, caller],
  ["a caller with a port over IPv6", 1, "127.0.0.1", "[2001:db8:1:2::7]:50123", "2001:db8:1:2::"],
  ["two proxies that write ports", 2, "127.0.0.1", `${caller}:50123, 10.0.0.9:443`, caller],
  ["a proxy over IPv6 with brackets", 2, "::1", `${caller}, [fd00::9]:443`, caller],
  ["blanks and empty parts", 1, "127.0.0.1", `, ,  ${caller} `, caller],
  ["a word in place of an address", 2, "127.0.0.1", `1.2.3.4, unknown, 10.0.0.9`, "no address"],
  ["any number in our own network", true, "127.0.0.1", `1.2.3.4, ${caller}, 10.1.1.1`, caller],
  ["any number, from elsewhere", true, caller, "1.2.3.4", caller],
  ["a proxy that is named", "203.0.113.9", "203.0.113.9", `1.2.3.4, ${caller}`, caller],
  ["another than the one that is named", "203.0.113.9", caller, "1.2.3.4", caller],
])("%s", async (_, setting, from, chain, expected) => {
  expect(await counted(setting, from, chain)).toBe(expected);
});
