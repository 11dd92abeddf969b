/** A link in a message, as it is written there. */
export type FoundLink = { text: string; from: number; to: number; isOperators: boolean };

const hosts = String.raw`(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}`;
/**
 * Links with `http` or `www`, with a path, or with an ending that only addresses have; short links also with a
 * disguised dot.
 */
const links = new RegExp(
  String.raw`(?:h(?:tt|xx)ps?:? ?/ ?/ ?|www ?\. ?)[^\s]+|(?<![a-z0-9.])${hosts}/[^\s]+|(?<![a-z0-9.])(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|ly|link|app|xyz|top|site|online|shop|club|click|live|store|website)(?![a-z0-9])|(?<![a-z0-9])(?:bit|cutt|tinyurl|shorturl|rebrand|is|goo|wa|t|onelink)\s?(?:\.|\(\.\)|\[\.\]|\bpoint\b)\s?(?:ly|com|at|gd|gl|me|to)(?![a-z])\s?/?\s?[a-z0-9]*`,
  "g",
);
const plainHost = new RegExp(`^(?:https?://)?(?:www\\.)?(${hosts})`);

/** Domains that belong to the operators, and the short links in their public messages. */
const operatorsHosts =
  /(?:^|\.)(?:mtn\.(?:cm|com|ci|bj|cg|co\.\w\w)|mtn(?:online)?\.com|orange\.(?:com|cm|ci|sn|ml|bf|cd)|wave\.com|airtel\.(?:com|africa|ga|cg|td|cd)|moov-africa\.\w\w|yas\.(?:sn|tg)|free\.sn|vodacom\.cd|corismoney\.com|expressunion\.net)$/;
const operatorsShort = /^(?:https?:\/\/)?onelink\.to\/(?:nn64xw|trqvq2|dgg3cs)[.,]?$/;

/** The links of a folded text. A link to an operator's own domain leads nowhere else. */
export function linksIn(plain: string): FoundLink[] {
  return [...plain.matchAll(links)].map(({ 0: text, index }) => {
    const host = plainHost.exec(text)?.[1];
    const isOperators =
      operatorsShort.test(text) ||
      (host !== undefined && operatorsHosts.test(host) && !/@/.test(text));
    return { text, from: index, to: index + text.length, isOperators };
  });
}
