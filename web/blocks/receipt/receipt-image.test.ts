import { afterEach, expect, test, vi } from "vitest";
import { receiptImage } from "./receipt-image.ts";
import type { ReceiptRow } from "./receipt-rows.ts";

type Written = { text: string; align: string; x: number; middle: number };

/** What is written on the picture of these rows, from top to bottom, and how high it is. */
async function drawn(rows: readonly ReceiptRow[]): Promise<{ written: Written[]; height: number }> {
  const written: Written[] = [];
  const paper = {
    textAlign: "left",
    fillRect: () => {},
    fillText: (text: string, x: number, middle: number) =>
      written.push({ text, align: paper.textAlign, x, middle }),
  };
  const canvas = {
    height: 0,
    getContext: () => paper,
    toBlob: (give: (blob: Blob) => void) => give(new Blob()),
  };
  vi.stubGlobal("document", { createElement: () => canvas });
  await receiptImage(rows, "receipt.png");
  return { written: written.filter(({ text }) => text !== ""), height: canvas.height };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a short pair stands on one line, its two sides at the margins", async () => {
  const { written, height } = await drawn([{ kind: "pair", left: "Reçu", right: "A-000042" }]);
  expect(written).toEqual([
    { text: "Reçu", align: "left", x: 28, middle: 45 },
    { text: "A-000042", align: "right", x: 548, middle: 45 },
  ]);
  expect(height).toBe(90);
});

test("a long pair is written over as many lines as it takes, never squeezed, each on its side", async () => {
  const names = Array.from({ length: 9 }, (_, at) => `Vendeuse ${at}`).join(", ");
  const reference = "MP241120".repeat(8);
  const { written, height } = await drawn([
    { kind: "pair", left: "Encaissé par toutes les personnes de la boutique", right: names },
    { kind: "pair", left: "Référence", right: reference, strong: true },
  ]);
  for (const { text } of written) expect(text.length).toBeLessThanOrEqual(36);
  const onThe = (side: string) => written.filter(({ align }) => align === side);
  const right = onThe("right").map(({ text }) => text);
  expect(right.slice(0, -2).join(" ")).toBe(names);
  expect(right.slice(-2).join("")).toBe(reference);
  expect(onThe("right").every(({ x }) => x === 548)).toBe(true);
  expect(onThe("left").map(({ text }) => text)).toEqual([
    "Encaissé par toutes les personnes de",
    "la boutique",
    "Référence",
  ]);
  expect(new Set(written.map(({ middle }) => middle)).size).toBe(written.length);
  expect(height).toBe(2 * 28 + 34 * written.length);
});
