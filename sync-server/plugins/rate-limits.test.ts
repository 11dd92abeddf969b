import { expect, test } from "vitest";
import { addressOf } from "./rate-limits.ts";

test.each([
  ["41.202.219.77", "41.202.219.77"],
  ["::ffff:41.202.219.77", "41.202.219.77"],
  ["::FFFF:29CA:DB4D", "41.202.219.77"],
  ["0:0:0:0:0:ffff:41.202.219.77", "41.202.219.77"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["2001:DB8:1:2::", "2001:db8:1:2::"],
  ["2001:db8:1::6", "2001:db8:1::"],
  ["2001:db8:1:3:3:4:5:6", "2001:db8:1:3::"],
  ["fe80::1%eth0", "fe80::"],
  ["::1", "::"],
  ["::", "::"],
  ["not an address", "not an address"],
  ["", ""],
])("what comes from %j is counted by %j", (ip, counted) => {
  expect(addressOf({ ip })).toBe(counted);
});
