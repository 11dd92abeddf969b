import { linksWith } from "#shared/rules/chain.ts";
import type { BookOperation } from "./book-leaves.ts";
import type { Finding } from "./chain-findings.ts";

/** Number and letters as they stand on one paper: `K7-000042 K7QF-2MXD-9RTA`; the letters alone say less. */
const shape = /^\s*(?:([A-Z0-9]+)-0*(\d+)[\s:]+)?(.+?)\s*$/i;

/**
 * What a paper says otherwise than the books. With its number the ticket is named: removed where the books hold none of
 * that number, else edited, or behind something that was.
 */
export function paperFindings(
  paper: string,
  operations: readonly BookOperation[],
  devices: readonly { no: number; code: string }[],
): Finding[] {
  const [, code, number, letters = paper] = shape.exec(paper) ?? [];
  const range = linksWith(letters);
  if (range && operations.some(({ link }) => link && link >= range.from && link <= range.to))
    return [];
  const deviceNo = devices.find((one) => one.code === code?.toUpperCase())?.no;
  if (deviceNo === undefined) return [{ what: "letters-unknown", detail: paper }];
  const receipt = Number(number);
  const isThere = operations.some((one) => one.deviceNo === deviceNo && one.receipt === receipt);
  return [
    { what: "letters-unknown", deviceNo, receipt, detail: paper },
    ...(isThere ? [] : [{ what: "removed" as const, deviceNo, receipt, detail: "on paper" }]),
  ];
}
