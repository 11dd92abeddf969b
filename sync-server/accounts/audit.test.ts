import { expect, test } from "vitest";
import { networkOf } from "./audit.ts";

test.each([
  ["41.202.219.77", "41.202.219.0/24"],
  ["::ffff:41.202.219.77", "41.202.219.0/24"],
  ["2c0f:5d40:1:2:3:4:5:6", "2c0f:5d40:1::/48"],
  ["2c0f:5d40::1", "2c0f:5d40:0::/48"],
  ["::1", "0:0:0::/48"],
  ["", ""],
  ["not an address", ""],
])("of %j remains %j", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
