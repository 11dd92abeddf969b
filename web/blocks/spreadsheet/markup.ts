/** How far into a text its kind is looked for. */
const looked = 65_536;

/**
 * A web page or Excel's XML of 2003, as programs write it into files that they name .xls. Anything else that begins
 * with `<` is a text.
 */
export function isMarkup(text: string): boolean {
  const head = text.slice(0, looked);
  return /^[\s\ufeff]*</.test(head) && /<(?:\w+:)?(?:html|table|workbook)[\s>]/i.test(head);
}

/** The signs from 160 on by their names in a page, in their order. */
const latin =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml".split(
    " ",
  );
const others: Record<string, string> = {
  OElig: "Œ",
  oelig: "œ",
  euro: "€",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  ndash: "–",
  mdash: "—",
  hellip: "…",
};

/** A page whose letters are written out; the signs that make markup (`&lt;`, `&#60;`) stay as they are. */
export function lettersWritten(page: string): string {
  return page.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, ten, sixteen, name) => {
    if (name) {
      const at = latin.indexOf(name);
      return others[name] ?? (at < 0 ? whole : String.fromCharCode(160 + at));
    }
    const code = ten ? Number(ten) : Number.parseInt(sixteen, 16);
    return code < 160 || code > 0x10ffff ? whole : String.fromCodePoint(code);
  });
}
