import type { ScaleLabel } from "#shared/rules/scale-label.ts";

/** What lies over the till, one thing at a time; a line and a discount lead back to where they were opened from. */
export type Overlay =
  | { kind: "none" }
  | { kind: "cart" }
  | { kind: "line"; productId: string; back: Overlay }
  | { kind: "unknown"; code: string }
  | { kind: "several"; code: string; productIds: readonly string[] }
  | {
      kind: "label";
      label: ScaleLabel;
      productIds: readonly string[];
      onPick: (id: string) => void;
    }
  | { kind: "family"; productIds: readonly string[] }
  | { kind: "create" }
  | { kind: "clear" }
  | { kind: "discount"; back: Overlay }
  | { kind: "transfer" }
  | { kind: "stock-return" }
  | { kind: "say" }
  | { kind: "help" };

export const nothingOver: Overlay = { kind: "none" };

/** The cart where it lies over the till; else the bare till. */
export const cartOr = (overlay: Overlay): Overlay =>
  overlay.kind === "cart" ? overlay : nothingOver;

/**
 * A scanner is heard while nothing asks a question: over the bare till, the cart and the payment, where somebody pulls
 * its trigger for each piece. The camera rests during the payment (products-pane.tsx).
 */
export function hearsScanner(overlay: Overlay): boolean {
  return overlay.kind === "none" || overlay.kind === "cart";
}

/** What a day at the till seldom asks for. */
export function isRare({ kind }: Overlay): boolean {
  return kind !== "none" && kind !== "cart" && kind !== "line";
}
