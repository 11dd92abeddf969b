import { meansOfPayment } from "./means-of-payment.ts";

export type Means = (typeof meansOfPayment)[number];
export type MeansOfPayment = Means["id"];
/** The means that are so: `MeansWith<{ inDrawer: true }>`. */
export type MeansWith<Property> = Extract<Means, Property>["id"];

/** The means that are money: what is paid by them is paid, and a debt may be. */
export type MoneyMeans = MeansWith<{ debts: string }>;
export const idsOfMoney: readonly MoneyMeans[] = meansOfPayment.flatMap(({ id, debts }) =>
  debts === null ? [] : [id as MoneyMeans],
);

export type ReceivedFigure = Means["received"];
export type RefundedFigure = Means["refunded"];
/** Francs by means, as days, months and tills tell them. */
export type MeansFigures = Record<ReceivedFigure | RefundedFigure, number>;
/** The same as closings tell them: those of a means that came later may be absent. */
export type ToldFigures = { readonly [Figure in keyof MeansFigures]?: number | undefined };

export const receivedFigures: readonly ReceivedFigure[] = meansOfPayment.map(
  ({ received }) => received,
);
export const refundedFigures: readonly RefundedFigure[] = meansOfPayment.map(
  ({ refunded }) => refunded,
);

/** Something for each of these names. */
export function each<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}

export const idsOfMeans: readonly MeansOfPayment[] = meansOfPayment.map(({ id }) => id);

export const meansById = Object.fromEntries(meansOfPayment.map((one) => [one.id, one])) as {
  readonly [Id in MeansOfPayment]: Extract<Means, { id: Id }>;
};

/** False for « none », and for what only a later version knows. */
export const isMeans = (name: string): name is MeansOfPayment => Object.hasOwn(meansById, name);

/** The means whose payments tell such a thing. */
export function idsCarrying<Carried extends Means["carries"]>(carried: Carried) {
  return meansOfPayment.flatMap((one) =>
    one.carries === carried ? [one.id as MeansWith<{ carries: Carried }>] : [],
  );
}

type Told = "received" | "refunded";
type FigureOf<Of extends Told, Later extends boolean> = Extract<Means, { cameLater: Later }>[Of];

/** A figure of each means: `later` for those that came later, which what was written before does not tell. */
export function told<Of extends Told, Always, Later>(
  of: Of,
  always: Always,
  later: Later,
): Record<FigureOf<Of, false>, Always> & Record<FigureOf<Of, true>, Later> {
  return Object.fromEntries(
    meansOfPayment.map((one) => [one[of], one.cameLater ? later : always]),
  ) as Record<FigureOf<Of, false>, Always> & Record<FigureOf<Of, true>, Later>;
}
