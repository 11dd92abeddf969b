import { operationBits, uuidV7, type Writer } from "./uuid.ts";

const version7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * An identifier as `[its time − at, its remainder]`. The remainder is 0 when it follows from the writer and the
 * number, as it does for every operation that a device wrote in its present epoch; otherwise it is the whole text.
 */
export function idToParts(
  id: string,
  at: number,
  writer: Writer,
  seq: number,
): [number, 0 | string] {
  if (!version7.test(id)) return [0, id];
  const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  return uuidV7(time, operationBits(writer, seq)) === id ? [time - at, 0] : [0, id];
}

/** The identifier back from its two parts, `undefined` when they are no such parts. */
export function partsToId(
  step: unknown,
  rest: unknown,
  at: number,
  writer: Writer,
  seq: number,
): string | undefined {
  if (typeof rest === "string") return rest.length <= 100 ? rest : undefined;
  if (rest !== 0 || !Number.isSafeInteger(step)) return undefined;
  const time = at + (step as number);
  return time >= 0 && time < 2 ** 48 ? uuidV7(time, operationBits(writer, seq)) : undefined;
}
