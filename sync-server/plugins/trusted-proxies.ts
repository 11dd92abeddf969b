import { BlockList, isIPv6 } from "node:net";

/** Machines of one's own: this one, and addresses that nobody has on the internet. */
const ownNetwork = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  ownNetwork.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  ownNetwork.addSubnet(network, bits, "ipv6");

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
