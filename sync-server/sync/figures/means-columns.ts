import { type AccountFigure, accountFigures } from "#shared/schemas/debt-figures.ts";
import {
  each,
  type ReceivedFigure,
  type RefundedFigure,
  receivedFigures,
  refundedFigures,
} from "#shared/schemas/means.ts";

/** A name as SQL writes it. */
export const snakeCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of `day_totals` for what was taken in and given back, one for each means of payment. */
export const receivedColumns: readonly string[] = receivedFigures.map(snakeCase);
export const refundedColumns: readonly string[] = refundedFigures.map(snakeCase);

/** Those for what moved on accounts beside tickets. */
export const accountColumns: readonly string[] = accountFigures.map(snakeCase);

type Figures = readonly (ReceivedFigure | RefundedFigure | AccountFigure)[];

/** These figures of a row, by their names. */
export const figuresAsNamed = (figures: Figures) =>
  figures.map((name) => `${snakeCase(name)}::float8 as "${name}"`).join(", ");

/** The same as they are typed in a record of JSON. */
export const figuresTyped = (figures: Figures) =>
  figures.map((name) => `"${name}" numeric`).join(", ");

/** Each figure and its column in the rows of `of`. */
export const figuresOf = (figures: Figures, of: string) =>
  each(figures, (name) => `${of}.${snakeCase(name)}`);
