/** Words below twenty that stand for themselves, of French, English and pidgin. */
export const small: ReadonlyMap<string, number> = table(`
0 zero nil
1 un une one wan
2 deux two tu
3 trois three tri
4 quatre four fo
5 cinq five faif
6 six siks
7 sept seven seben
8 huit eight eit
9 neuf nine nain
10 dix ten
11 onze eleven
12 douze twelve twelf
13 treize thirteen tatin
14 quatorze fourteen fotin
15 quinze fifteen fiftin
16 seize sixteen sikstin
17 seventeen seventin
18 eighteen eitin
19 nineteen naintin`);

export const tens: ReadonlyMap<string, number> = table(`
20 vingt vingts twenty twenti
30 trente thirty tati
40 quarante forty fourty foti
50 cinquante fifty fifti
60 soixante sixty siksti
70 septante seventy seventi
80 huitante octante eighty eiti
90 nonante ninety nainti`);

export const hundred: ReadonlySet<string> = new Set(["cent", "cents", "hundred", "handrid"]);

/** Words for a thousand and a million. */
export const large: ReadonlyMap<string, number> = table(`
1000 mille mil milles thousand tausin tausen tauzin kolo kolos
1000000 million millions milion`);

/** So many at once: a dozen, some fifty. */
export const collective: ReadonlyMap<string, number> = table(`
10 dizaine dizaines
12 douzaine douzaines dozen dozens dousen
15 quinzaine
20 vingtaine
30 trentaine
40 quarantaine
50 cinquantaine
100 centaine centaines
1000 millier milliers`);

/** Words of pidgin that other languages use for something else: a number only beside another number. */
export const onlyBeside: ReadonlySet<string> = new Set(["tu", "tri", "fo", "mil", "nil"]);

function table(lines: string): Map<string, number> {
  const values = new Map<string, number>();
  for (const line of lines.trim().split("\n")) {
    const [value, ...words] = line.split(" ");
    for (const word of words) values.set(word, Number(value));
  }
  return values;
}
