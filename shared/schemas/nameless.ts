/** Letters of no shape: people paste them where a name is asked for. */
const shapeless = /[\u115f\u1160\u2800\u3164\uffa0]/g;

/** Whether nobody would see anything of this name: blanks of any width, direction marks, signs of no width. */
export function isNameless(name: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(name.replace(shapeless, ""));
}
