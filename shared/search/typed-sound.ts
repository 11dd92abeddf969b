/** Sounds of letters for people who write French by ear, applied in this order; capitals stand for sounds. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, "f"],
  [/chr/g, "kr"],
  [/t?(?:sch|ch|sh)/g, "S"],
  [/dj|di(?=[aou])|j|g(?=[eiy])/g, "J"],
  [/gu(?=[eiy])|gh/g, "g"],
  [/qu|ck|kh|q|c(?![eiy])/g, "k"],
  [/c|z/g, "s"],
  [/x/g, "ks"],
  [/eau|au/g, "o"],
  [/ou|oo|w/g, "u"],
  [/(?:ai|ei)(?=[nm](?![aeiouy]))/g, "i"],
  [/e(?=[nm](?![aeiouynm]))/g, "a"],
  [/m(?=[bpt])/g, "n"],
  [/ai|ei|[ae]y(?![aeiou])|oeu|oe|eu|ez$/g, "e"],
  [/y/g, "i"],
  [/h/g, ""],
  [/(.)\1+/g, "$1"],
  [/(?<=..)(?:e|e?s|[tdxp]s?)$/g, ""],
];

/** Sound of a folded word in French as people write it: « kafé » as « café », « makero » as « maquereau ». */
export function typedSound(word: string): string {
  let sound = word;
  for (const [letters, heard] of sounds) sound = sound.replace(letters, heard);
  return sound;
}
