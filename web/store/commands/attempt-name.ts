import type { Device } from "#web/store/device.ts";

/**
 * Names a decision that has no form: the same tap twice is one operation (W4), and after a refusal it may be tried
 * again under another name.
 */
export function attemptName(device: Device, what: string): string {
  const { outbox } = device;
  for (let attempt = 1; ; attempt += 1) {
    const name = `${what} ${attempt}`;
    if (outbox.ofCart(name)?.state !== "refused") return name;
  }
}
