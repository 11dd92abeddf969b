/** A name as every file system takes it: letters without accents, digits, dashes; `instead` where nothing is left. */
export function nameInFile(name: string, instead: string): string {
  const plain = name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return plain || instead;
}
