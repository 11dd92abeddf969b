import type { CodePage } from "#shared/rules/printer-profiles.ts";

/** The upper half of each page, 128 characters from 0x80 on; the lower half is ASCII in all of them. (Unicode, Inc.) */
const boxes = "░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀";
const greek = "αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";
const cp850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

const upperHalves: Record<CodePage, string> = {
  cp437: `ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»${boxes}${greek}`,
  cp850,
  cp858: cp850.replace("ı", "€"),
  cp860: `ÇüéâãàÁçêÊèÍÔìÃÂÉÀÈôõòÚùÌÕÜ¢£Ù₧ÓáíóúñÑªº¿Ò¬½¼¡«»${boxes}${greek}`,
  cp1252:
    "€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ",
};

/** The character of a printable byte; U+FFFD where the page has none. */
export function characterOf(page: CodePage, byte: number): string {
  if (byte < 0x80) return String.fromCharCode(byte);
  return upperHalves[page][byte - 0x80] ?? "�";
}

/** The bytes of a text, or undefined where the page lacks a character of it. */
export function bytesIn(page: CodePage, text: string): number[] | undefined {
  const bytes = [...text].map((character) => {
    const code = character.charCodeAt(0);
    if (code < 0x80) return code;
    const at = upperHalves[page].indexOf(character);
    return at < 0 || character === "�" ? -1 : at + 0x80;
  });
  return bytes.includes(-1) ? undefined : bytes;
}

/** Two bytes that begin a Chinese character, and those that end it. (GBK, that is code page 936.) */
export const isChineseLead = (byte: number) => byte >= 0x81 && byte <= 0xfe;
export const isChineseTrail = (byte: number) => byte >= 0x40 && byte <= 0xfe && byte !== 0x7f;

const gbk = new TextDecoder("gbk");

/** The Chinese character of two bytes; U+FFFD where there is none. */
export function chineseOf(lead: number, trail: number): string {
  const decoded = gbk.decode(Uint8Array.of(lead, trail));
  return decoded.length === 1 ? decoded : "�";
}
