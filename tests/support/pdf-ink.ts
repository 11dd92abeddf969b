import { inflateSync } from "node:zlib";

/** Black rectangles of a page, in millimetres from its upper left corner. */
export type InkedPage = {
  width: number;
  height: number;
  ink: { left: number; top: number; right: number; bottom: number }[];
};

type Matrix = [number, number, number, number, number, number];
const millimetre = 25.4 / 72;

/** What a PDF written by Chromium draws in black with straight edges: bars, not letters. */
export function inkedPages(pdf: Buffer): InkedPage[] {
  const text = pdf.toString("latin1");
  const pages = [...text.matchAll(/<<\/Type \/Page\b[\s\S]*?endobj/g)].map(([page]) => page);
  return pages.map((page) => {
    const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(page);
    const [width, height] = [Number(box?.[1]), Number(box?.[2])];
    const contents = /\/Contents (\d+) 0 R/.exec(page)?.[1] ?? "";
    const ink = rectangles(streamOf(pdf, text, contents)).map((corners) => {
      const xs = corners.map(([x]) => x * millimetre);
      const ys = corners.map(([, y]) => (height - y) * millimetre);
      return {
        left: Math.min(...xs),
        top: Math.min(...ys),
        right: Math.max(...xs),
        bottom: Math.max(...ys),
      };
    });
    return { width: width * millimetre, height: height * millimetre, ink };
  });
}

function streamOf(pdf: Buffer, text: string, object: string): string {
  const head = new RegExp(`(?:^|\\n)${object} 0 obj\\b[\\s\\S]*?stream\\r?\\n`).exec(text);
  if (!head) throw new Error(`the PDF has no object ${object}`);
  const start = head.index + head[0].length;
  return inflateSync(pdf.subarray(start, text.indexOf("endstream", start))).toString("latin1");
}

/** Follows the drawing, operator by operator: the corners of each filled black path, in points. */
function rectangles(stream: string): [number, number][][] {
  const found: [number, number][][] = [];
  const saved: { matrix: Matrix; isBlack: boolean }[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let isBlack = true;
  let path: [number, number][][] = [];
  let numbers: number[] = [];
  const at = (x = 0, y = 0): [number, number] => {
    const [a, b, c, d, e, f] = matrix;
    return [a * x + c * y + e, b * x + d * y + f];
  };
  for (const word of stream.split(/\s+/)) {
    if (/^[-+.\d]+$/.test(word)) {
      numbers.push(Number(word));
      continue;
    }
    const [one = 0, two = 0, three = 0, four = 0] = numbers;
    if (word === "q") saved.push({ matrix, isBlack });
    else if (word === "Q") ({ matrix, isBlack } = saved.pop() ?? { matrix, isBlack });
    else if (word === "cm") matrix = product(numbers as Matrix, matrix);
    else if (word === "rg") isBlack = one === 0 && two === 0 && three === 0;
    else if (word === "m") path.push([at(one, two)]);
    else if (word === "l") path.at(-1)?.push(at(one, two));
    else if (word === "re") path.push([at(one, two), at(one + three, two + four)]);
    else if (/^f\*?$/.test(word)) {
      if (isBlack) found.push(...path);
      path = [];
    } else if (/^[nSsBb]\*?$/.test(word)) path = [];
    numbers = [];
  }
  return found;
}

/** First `one`, then `other`. */
function product(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one;
  const [g, h, i, j, k, l] = other;
  return [
    a * g + b * i,
    a * h + b * j,
    c * g + d * i,
    c * h + d * j,
    e * g + f * i + k,
    e * h + f * j + l,
  ];
}

/** A part of the page as a printer puts it down, `dots` to the millimetre; grey levels, one byte a dot. */
export function printedPart(
  { ink }: InkedPage,
  part: { left: number; top: number; width: number; height: number },
  dots: number,
): { grey: Uint8Array; width: number } {
  const width = Math.round(part.width * dots);
  const height = Math.round(part.height * dots);
  const grey = new Uint8Array(width * height).fill(255);
  for (const { left, right, top, bottom } of ink) {
    const from = Math.max(0, Math.round((left - part.left) * dots));
    const to = Math.min(width, Math.round((right - part.left) * dots));
    const last = Math.min(height, Math.round((bottom - part.top) * dots));
    for (let line = Math.max(0, Math.round((top - part.top) * dots)); line < last; line += 1)
      if (to > from) grey.fill(0, line * width + from, line * width + to);
  }
  return { grey, width };
}
