import type { Device } from "#web/store/device.ts";

const letters = "abcdefghijkmnpqrstuvwxyz23456789";

/** A short name for a new product: eight letters by chance, none that is taken. */
export function newProductId(device: Device, isTaken: (id: string) => boolean = () => false) {
  for (;;) {
    const id = [...device.random.bytes(8)].map((byte) => letters[byte % letters.length]).join("");
    if (!isTaken(id)) return id;
  }
}

/** The code of a product for which nobody chose one: it follows from the identifier, so that it need not travel in first loads. */
export function codeOf(productId: string, chosen: string | undefined): string {
  return chosen?.trim() || `BTS${productId.toUpperCase()}`;
}
