export type LegacyEncoding = "windows-1252" | "cp850" | "macintosh";

/** What the bytes from 128 on stand for where the platform knows no name for it, or not the right one. */
const upperHalves: Record<Exclude<LegacyEncoding, "windows-1252">, string> = {
  cp850:
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0",
  macintosh:
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ",
};

/** Characters of Windows-1252 from 128 to 159. Latin-1 has control characters there, and so do some platforms. */
const windowsSigns = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const latinSigns = Array.from({ length: 96 }, (_, at) => String.fromCharCode(160 + at)).join("");

/** Signs looked at to tell one encoding from another. */
const judged = 20_000;

/**
 * Text of one byte a sign, as old tills and spreadsheets of DOS, Windows and the Macintosh wrote it: in whichever of
 * the three it reads most like words of a language of Latin letters. Windows where nothing tells them apart.
 */
export function decodeLegacy(bytes: Uint8Array): { text: string; encoding: LegacyEncoding } {
  const windows = decodeBy(windowsSigns + latinSigns, bytes);
  let best = {
    text: windows,
    encoding: "windows-1252" as LegacyEncoding,
    likeness: likeness(windows),
  };
  for (const encoding of ["cp850", "macintosh"] as const) {
    const text = decodeBy(upperHalves[encoding], bytes);
    const found = likeness(text);
    if (found > best.likeness) best = { text, encoding, likeness: found };
  }
  return { text: best.text, encoding: best.encoding };
}

function decodeBy(upper: string, bytes: Uint8Array): string {
  const signs = Array.from({ length: 256 }, (_, byte) =>
    byte < 128 ? String.fromCharCode(byte) : (upper[byte - 128] ?? "\ufffd"),
  );
  const parts: string[] = [];
  for (const byte of bytes) parts.push(signs[byte] ?? "");
  return parts.join("");
}

const smallLetter = /[àâäáãåçéèêëíîïñóôöõúùûüÿœæ]/;
const capital = /[ÀÂÄÁÃÅÇÉÈÊËÍÎÏÑÓÔÖÕÚÙÛÜŸŒÆ]/;
const usualSign = /[’‘“”«»°€–—…·ºª®©™²³½¼\u00a0]/;
const letter = /\p{L}/u;

/** How much like words the signs beyond ASCII are where they stand; each one adds or takes away. */
function likeness(text: string): number {
  let sum = 0;
  let seen = 0;
  for (const { 0: sign, index } of text.matchAll(/[^\0-\x7f]/g)) {
    if (seen++ === judged) break;
    const before = text[index - 1] ?? " ";
    const after = text[index + 1] ?? " ";
    sum += likenessOf(sign, before, after);
  }
  return sum;
}

function likenessOf(sign: string, before: string, after: string): number {
  const isInside = letter.test(before) && letter.test(after);
  // A small letter between capitals is a wrong decoding: « CåUR » is « CŒUR » in another encoding.
  const isBetweenCapitals = /\p{Lu}/u.test(before) && /\p{Lu}/u.test(after);
  if (smallLetter.test(sign) && isBetweenCapitals) return -3;
  if (smallLetter.test(sign)) return letter.test(before) || letter.test(after) ? 2 : 0;
  // A capital follows no small letter: « CafÈ » is another encoding's « Café ».
  if (capital.test(sign)) return /\p{Ll}/u.test(before) ? -3 : 1;
  if (sign === "’") return 1;
  if (usualSign.test(sign)) return isInside ? -2 : 0.5;
  return -2;
}

/** Byte from 128 on of a character in an encoding; bytes undefined in Windows-1252 are taken as Latin-1. */
export function legacyByte(sign: string, encoding: LegacyEncoding): number | undefined {
  const code = sign.charCodeAt(0);
  if (encoding !== "windows-1252") {
    const at = upperHalves[encoding].indexOf(sign);
    return at < 0 ? undefined : 128 + at;
  }
  const at = windowsSigns.indexOf(sign);
  if (at >= 0) return 128 + at;
  return code >= 128 && code < 256 && sign.length === 1 ? code : undefined;
}
