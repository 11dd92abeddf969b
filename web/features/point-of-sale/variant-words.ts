/** What a variant is called beside the others of its family: the rest of its name, or all of it where that says nothing. */
export function variantWords(name: string, family: string): string {
  const isPrefix = name.toLocaleLowerCase("fr").startsWith(family.toLocaleLowerCase("fr"));
  const rest = isPrefix ? name.slice(family.length).replace(/^[\s·,;:()–—-]+|[\s()]+$/g, "") : "";
  return rest === "" ? name : rest;
}
