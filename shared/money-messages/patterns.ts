import { centralPatterns } from "./patterns-central.ts";
import { westPatterns } from "./patterns-west.ts";
import type { MoveKind } from "./reading.ts";
import { readTemplate, type Template } from "./template.ts";

/**
 * How one operator of one country words one kind of message. A wording that changes gets a line of a higher version;
 * the old one stays, since old messages are pasted too.
 */
export type Pattern = {
  /** `mtn-CM-1-3`: operator, country, version, and which of them. */
  id: string;
  operator: string;
  country: string;
  kind: MoveKind | "balance";
  template: Template;
  /** Orange in Burkina Faso writes thousands with commas and up to four digits behind a point. */
  pointsPartFractions: boolean;
};

/** The patterns as they are written, one on each line. */
export const patternLines: readonly string[] = [centralPatterns, westPatterns].flatMap((lines) =>
  lines.trim().split("\n"),
);

export const patterns: readonly Pattern[] = [centralPatterns, westPatterns].flatMap((lines) =>
  lines.trim().split("\n").map(patternOf),
);

function patternOf(line: string, index: number): Pattern {
  const colon = line.indexOf(": ");
  const [operator = "", country = "", version = "", kind = ""] = line.slice(0, colon).split(" ");
  return {
    id: `${operator}-${country}-${version}-${index + 1}`,
    ...{ operator, country, kind: kind as Pattern["kind"] },
    template: readTemplate(line.slice(colon + 2)),
    pointsPartFractions: operator === "orange" && country === "BF",
  };
}
