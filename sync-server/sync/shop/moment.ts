const fiveMinutes = 5 * 60_000;
const oneDay = 24 * 60 * 60_000;

/** When something happened, as far as the server can know. Moments in ms. */
export type Happened = {
  at: number;
  /** The device's clock cannot have been right, so `at` is the arrival. */
  clockIsWrong: boolean;
  /** `at` is exactly what the device can work out from its own clock and offset. */
  isAsTold: boolean;
};

/** Device time plus its known offset, never later than the arrival, unless that cannot be true. */
export function whenItHappened(
  operation: { at: number; clockOffset: number | null },
  arrival: number,
  previousSaleAt: number | undefined,
): Happened {
  const told = operation.at + (operation.clockOffset ?? 0);
  const clockIsWrong =
    told > arrival + fiveMinutes ||
    told < 0 ||
    (previousSaleAt !== undefined && told < previousSaleAt - oneDay);
  const at = clockIsWrong ? arrival : Math.min(told, arrival);
  return { at, clockIsWrong, isAsTold: at === told };
}
