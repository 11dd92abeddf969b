export type MonthPoint = {
  /** `2026-11`; `2026-11-20` where a line is drawn from day to day. */
  month: string;
  value: number;
};

export type ProductBar = { id: string; name: string; value: number };
