import { BlockList, isIPv6 } from "node:net";

/** Machines of one's own: this one, and addresses that nobody has on the internet. */
const ownNetwork = new BlockList();
for (const [network, bits, family] of [
  ...([
    ["127.0.0.0", 8, "ipv4"],
    ["10.0.0.0", 8, "ipv4"],
    ["172.16.0.0", 12, "ipv4"],
  ] as const),
  ...([
    ["192.168.0.0", 16, "ipv4"],
    ["169.254.0.0", 16, "ipv4"],
  ] as const),
  ...([
    ["::1", 128, "ipv6"],
    ["fc00::", 7, "ipv6"],
    ["fe80::", 10, "ipv6"],
  ] as const),
] as const)
  ownNetwork.addSubnet(network, bits, family);

/**
 * Which senders of X-Forwarded-For are believed, as Fastify asks it. A number means so many proxies in front of us, each
 * in our own network: whoever reaches us from elsewhere is who they are, whatever they say, and of a longer chain only
 * what the proxies themselves have seen counts. `true` means any number of these. Proxies with public addresses are
 * named by these.
 */
export function trustedProxies(setting: boolean | number | string) {
  if (typeof setting === "string" || setting === false) return setting;
  const most = setting === true ? Number.POSITIVE_INFINITY : setting;
  return (address: string, hop: number) => hop < most && isOwn(address);
}

/** Some proxies write the port beside the address, another one for each connection; of IPv6 then with brackets. */
export function withoutPort(address: string): string {
  const [, bracketed, plain] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address.trim()) ?? [];
  return bracketed ?? plain ?? address.trim();
}

function isOwn(written: string): boolean {
  const address = withoutPort(written);
  return ownNetwork.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
