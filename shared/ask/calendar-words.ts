const listed = (words: string) =>
  words
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" "));

/** Days of the week as they are written folded; Sunday is 0. */
export const weekdays: ReadonlyMap<string, number> = new Map(
  listed(`
dimanche sunday sonde
lundi monday monde
mardi tuesday
mercredi wednesday
jeudi thursday
vendredi friday
samedi saturday satde
`).flatMap((words, at) => words.map((word): [string, number] => [word, at])),
);

/** Months as they are written folded; January is 1. */
export const months: ReadonlyMap<string, number> = new Map(
  listed(`
janvier january janv jan
fevrier february fevr feb
mars march
avril april avr apr
mai may
juin june jun
juillet july juil jul
aout august aug
septembre september sept sep
octobre october oct
novembre november nov
decembre december dec
`).flatMap((words, at) => words.map((word): [string, number] => [word, at + 1])),
);

/** Small counts in words. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  `un 1 une 1 deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 quinze 15 vingt 20 trente 30 one 1 two 2 three 3
four 4 five 5 seven 7 eight 8 nine 9 ten 10 fifteen 15 twenty 20 thirty 30`
    .split(/\s+/)
    .flatMap((word, at, all): [string, number][] =>
      at % 2 === 0 ? [[word, Number(all[at + 1])]] : [],
    ),
);
