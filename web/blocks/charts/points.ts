export type MonthPoint = {
  /** `2026-11` */
  month: string;
  value: number;
};

export type ProductBar = { id: string; name: string; value: number };
