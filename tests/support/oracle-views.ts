import type { Oracle } from "./oracle.ts";
import type { SeenDevice } from "./oracle-device.ts";
import { demand } from "./oracle-shop.ts";

/**
 * At rest tickets, members, figures and till that were opened long ago show what lies on the disk with own operations,
 * nothing of a stale epoch and nothing twice (E2, R5).
 */
export function checkViews(
  oracle: Oracle,
  {
    name,
    following,
    keepsSince,
  }: Pick<SeenDevice, "name" | "keepsSince"> & {
    following: readonly { differences(since: string): Iterable<string> }[];
  },
): void {
  oracle.checks += 1;
  for (const each of following)
    for (const found of each.differences(keepsSince))
      demand(false, "E2", () => `${name} shows ${found}`);
}
