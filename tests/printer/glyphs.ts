import { enlarged, newStamp, type Stamp } from "./strip.ts";

/**
 * Our own letters, five dots wide: one character a row, 0 to 9 and a to v for the numbers 0 to 31, the left dot highest.
 * Seven rows, and two more for what hangs below the line.
 */
const drawn: Record<string, string> = Object.fromEntries(
  `! 4444404|" aaa0000|# aavavaa|$ 4fke5u4|% op248j3|& cik8lid|' 444|( 2488842|) 8422248|* 04lel40|+ 044v440
, 00000cc48|- 000v000|. 00000cc|/ 01248g0|0 ehjlphe|1 4c4444e|2 eh1248v|3 v2421he|4 26aiv22|5 vgu11he|6 68guhhe
7 v124888|8 ehhehhe|9 ehhf12c|: 0cc0cc0|; 0cc0cc48|< 248g842|= 00v0v00|> 8421248|? eh12404|@ eh1dlle|A ehhvhhh
B uhhuhhu|C ehggghe|D sihhhis|E vgguggv|F vgguggg|G ehgnhhf|H hhhvhhh|I e44444e|J 72222ic|K hikokih|L ggggggv
M hrllhhh|N hhpljhh|O ehhhhhe|P uhhuggg|Q ehhhlid|R uhhukih|S fgge11u|T v444444|U hhhhhhe|V hhhhha4|W hhhllla
X hha4ahh|Y hhha444|Z v1248gv|[ e88888e|\\ 0g84210|] e22222e|^ 4ah0000|_ 00000000v|\` 8420000|a 00e1fhf|b ggmphhu
c 00egghe|d 11djhhf|e 00ehvge|f 698s888|g 00fhhhf1e|h ggmphhh|i 40c444e|j 2062222ic|k ggikoki|l c44444e|m 00qllll
n 00mphhh|o 00ehhhe|p 00uhhhugg|q 00fhhhf11|r 00mpggg|s 00fge1u|t 88s8896|u 00hhhjd|v 00hhha4|w 00hhlla|x 00ha4ah
y 00hhhhf1e|z 00v248v|{ 2448442|} 8442248|~ 0098l20|ı 00c444e|€ 7ougug7|£ 69s888v|¥ hav4v44|¢ 4fkkkf4|¤ 0heaeh0
° cic0000|º eaee0v0|ª e2eae0v|« 05ak5a5|» 0ka5aka|· 000c000|∙ 00cc000|• 00eee00|× 0ha4ah0|÷ 040v040|± 44v440v|¿ 40484he
¡ 4044444|§ fgeh1uc|¶ flld555|æ 00qlvkv|Æ fkkukkn|œ 00allkb|Œ fkknkkf|ß cimihhm|ø 00fjlpu|Ø fjjlppu|ð a4afhhe
Ð sihthis|þ ggmphhugg|Þ gguhhug|µ 00hhhpmgg|‘ 48cc|’ cc48|“ 9ir0000|” ri90000|‚ 00000c48|„ 00000ri9i|… 00000ll
– 000e000|— 000v0v0|‹ 0248420|› 0842480|† 4e44440|‡ 4e44e40|‰ op248jt|™ tbb0000|© ehnknhe|® ehrlrhe|² c24e000
³ c6c6c00|¹ 4c4e000|½ 8984 35e|¼ 8a8f 257|¾ o8oi357|¬ 00v1100|¯ v000000|´ 2400000|¨ a000000|¸ 000000048c|¦ 4440444
ˆ 4a00000|˜ dm00000|ƒ 365e4k8|∞ 00alla0|≥ g8248gv|≤ 24g84v0|√ 7444k84|■ vvvvvvv|⌐ 00vgg00|ⁿ mhh0000|≡ v0v0v00|≈ dm0dm00`
    .split(/[|\n]/)
    .map((one) => [one[0] ?? "", one.slice(2).replaceAll(" ", "")]),
);

/** Marks over and below a letter, two rows; the letters under them are those that Unicode takes apart. */
const marks: Record<string, string> = {
  ...{ "\u0301": "24", "\u0300": "84", "\u0302": "4a", "\u0308": "a0", "\u0303": "dm" },
  ...{ "\u030a": "ck", "\u030c": "a4", "\u0327": "4c" },
};

/** What a frame is made of: arms to the left, right, up and down; twice where the line is double. */
const arms: Record<string, string> = Object.fromEntries(
  "─LR │UD ┌RD ┐LD └RU ┘LU ├UDR ┤UDL ┬LRD ┴LRU ┼LRUD ═LLRR ║UUDD ╔RRDD ╗LLDD ╚RRUU ╝LLUU ╠UUDDRR ╣UUDDLL ╦LLRRDD ╩LLRRUU ╬LLRRUUDD ╡UDLL ╢UUDDL ╖LDD ╕LLD ╜LUU ╛LLU ╞UDRR ╟UUDDR ╧LLRRU ╨LRUU ╤LLRRD ╥LRDD ╙RUU ╘RRU ╒RRD ╓RDD ╫UUDDLR ╪UDLLRR"
    .split(" ")
    .map((one) => [one[0] ?? "", one.slice(1)]),
);

const blocks: Record<string, (x: number, y: number) => boolean> = {
  "█": () => true,
  "▀": (_, y) => y < 6,
  "▄": (_, y) => y >= 6,
  "▌": (x) => x < 3,
  "▐": (x) => x >= 3,
  "░": (x, y) => x % 2 === 0 && y % 2 === 0,
  "▒": (x, y) => (x + y) % 2 === 0,
  "▓": (x, y) => x % 2 === 0 || y % 2 === 0,
  "|": (x, y) => x === 2 && y > 2 && y < 10,
  " ": () => false,
  "\u00a0": () => false,
};

const bit = (row: string | undefined, x: number) =>
  (Number.parseInt(row ?? "0", 32) >> (4 - x)) & 1;

/** The cell of a character, 6 by 12 dots: three rows for marks, seven for the letter, two below the line. */
function cellOf(character: string): Stamp {
  const block = blocks[character];
  if (block) return newStamp(6, 12, block);
  const frame = arms[character];
  if (frame) return newStamp(6, 12, (x, y) => isOnArm(frame, x, y));
  const [base = "", mark] = [...character.normalize("NFD")];
  const rows = drawn[mark && base === "i" ? "ı" : base];
  const over = mark === undefined ? "" : marks[mark];
  if (rows === undefined || over === undefined) return unknownSign(character);
  // Small letters leave their first two rows free, so that the mark comes nearer.
  const markTop = mark === "\u0327" ? 10 : /^00/.test(rows) ? 2 : 0;
  return newStamp(6, 12, (x, y) => {
    if (x === 5) return false;
    if (over && bit(over[y - markTop], x) && y >= markTop) return true;
    return y >= 3 && bit(rows[y - 3], x) === 1;
  });
}

function isOnArm(frame: string, x: number, y: number): boolean {
  const count = (arm: string) => frame.split(arm).length - 1;
  const across = (times: number) => (times === 2 ? y === 5 || y === 7 : times === 1 && y === 6);
  const along = (times: number) => (times === 2 ? x === 1 || x === 3 : times === 1 && x === 2);
  return (
    (x <= 3 && across(count("L"))) ||
    (x >= 1 && across(count("R"))) ||
    (y <= 7 && along(count("U"))) ||
    (y >= 5 && along(count("D")))
  );
}

/** A frame around the bits of the code point: one like no other, though nobody reads it. */
function unknownSign(character: string): Stamp {
  const code = character.codePointAt(0) ?? 0;
  return newStamp(6, 12, (x, y) => {
    if (x === 5 || y > 10) return false;
    if (x === 0 || x === 4 || y === 0 || y === 10) return true;
    const at = (y - 2) * 3 + x - 1;
    return y >= 2 && at < 21 && ((code >> at) & 1) === 1;
  });
}

export type Font = "a" | "b";

export const fontSizes = {
  a: { width: 12, height: 24 },
  b: { width: 9, height: 17 },
} as const;

const kept = new Map<string, Stamp>();

/** The stamp of a character in a font; a Chinese one is two cells wide. */
export function glyphOf(character: string, font: Font, isChinese = false): Stamp {
  const key = `${font}${isChinese ? 2 : 1}${character}`;
  const before = kept.get(key);
  if (before) return before;
  const { width, height } = fontSizes[font];
  const cell = isChinese ? enlarged(unknownSign(character), 2, 1) : cellOf(character);
  const across = isChinese ? 2 * width : width;
  const glyph = newStamp(across, height, (x, y) => {
    const column = Math.trunc((x * cell.width) / across);
    return cell.dots[Math.trunc((y * cell.height) / height) * cell.width + column] === 1;
  });
  kept.set(key, glyph);
  return glyph;
}
