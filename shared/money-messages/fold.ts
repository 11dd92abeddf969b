/** A text as patterns see it, sign for sign as long as the one it came from, so that places in both are the same. */
export type Folded = { shown: string; plain: string };

/**
 * Capitals and accents do not count, every blank is a plain one and every apostrophe a straight one. Signs that nobody
 * sees (marks of direction, blanks of no width) are left out of both.
 */
export function fold(text: string): Folded {
  const shown = text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/[\p{Cf}\p{Cc}]|\u034f|\ufe0f/gu, (sign) =>
      sign === "\n" ? sign : sign === "\t" ? " " : "",
    )
    .replace(/[\ud800-\udfff]/g, "?")
    .trim();
  return { shown, plain: [...shown].map(foldSign).join("") };
}

function foldSign(sign: string): string {
  if (sign === "\n") return sign;
  if (/[\s\p{Zs}]/u.test(sign)) return " ";
  if (/[’‘ʼ`´]/.test(sign)) return "'";
  const plain = (sign.normalize("NFD")[0] ?? sign).toLowerCase();
  return plain.length === sign.length ? plain : sign;
}
