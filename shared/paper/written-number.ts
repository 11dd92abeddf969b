/** A number that digits may mean; `repaired` where something read was left out of it or put right. */
export type WrittenNumber = { value: number; repaired: boolean };

/**
 * What digits of a paper may mean, the likeliest first: « 12.500 » and « 12,500 » are thousands, or kilos and grams;
 * « 12,5 » is twelve and a half. Empty where they mean nothing.
 */
export function readingsOf(text: string): WrittenNumber[] {
  const found: number[] = [];
  const add = (value: number) => {
    if (Number.isFinite(value) && value < 1e9 && !found.includes(value)) found.push(value);
  };
  if (/^\d+$/.test(text)) add(Number(text));
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) add(Number(text.replace(/[.,]/g, "")));
  const decimals = /^(\d{1,7})[.,](\d{1,3})$/.exec(text);
  if (decimals) add(Number(`${decimals[1]}.${decimals[2]}`));
  const mixed = /^(\d{1,3}(?:[.,]\d{3})+)[.,](\d{1,2})$/.exec(text);
  if (mixed) add(Number(`${mixed[1]?.replace(/[.,]/g, "")}.${mixed[2]}`));
  return found.map((value) => ({ value, repaired: false }));
}

/** The same without what a rule of the table was taken for at either end: « 721 » was « 72| ». */
export function withoutRule(text: string): WrittenNumber[] {
  const shorter = [
    ...(/^\d[\d.,]*1$/.test(text) ? [text.slice(0, -1)] : []),
    ...(/^1\d[\d.,]*$/.test(text) ? [text.slice(1)] : []),
  ];
  return shorter
    .flatMap((one) => readingsOf(one.replace(/^[.,]+|[.,]+$/g, "")))
    .map(({ value }) => ({ value, repaired: true }));
}
