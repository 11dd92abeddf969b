import { networkInterfaces } from "node:os";
import { demoPassword, demoPeople } from "#server/demo/people.ts";

/** Where a browser finds the server: on this machine, and on its network when it listens there. */
export function addressesOf(
  host: string,
  port: number,
  publicOrigin: string | undefined,
): string[] {
  if (publicOrigin) return [publicOrigin];
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const ownHost = host.includes(":") ? `[${host}]` : host;
  if (!isEverywhere) return [`http://${ownHost}:${port}`];
  const network = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter((each) => each.family === "IPv4" && !each.internal)
    .map((each) => `http://${each.address}:${port}`);
  return [`http://localhost:${port}`, ...network];
}

/** What the terminal shows once the server listens. */
export function greeting(addresses: string[], withDemo: boolean): string {
  const [first = "", ...others] = addresses;
  const lines = ["", `  Boutika is ready:  ${first}`];
  for (const address of others) lines.push(`  on your network:   ${address}`);
  if (others.length > 0)
    lines.push("  (by http to try it: phones scan, install and open it offline over https only)");
  if (withDemo) {
    lines.push("", `  Demonstration shop « Boutique Akwa », password for all:  ${demoPassword}`);
    for (const { label, email } of Object.values(demoPeople))
      lines.push(`    ${label.padEnd(24)}${email}`);
  }
  return [...lines, "", "  Ctrl+C stops it; your data stays.", ""].join("\n");
}
