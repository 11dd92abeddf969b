import { randomBytes } from "node:crypto";
import { seedDemo } from "#server/demo/seed.ts";
import { connectTo } from "./connect.ts";
import { copyOfFilled, type FreshDatabase } from "./database.ts";

/** Afternoon in Douala, so that there are sales today too. */
export const demoMoment = Date.UTC(2026, 2, 14, 15);

/** Number of days that gives a closed month, debts of every age and usual amounts. */
export const demoDays = 120;

/** Copy of the demonstration shop, with `demoDays` days of trade. */
export function demoDatabase(): Promise<FreshDatabase> {
  return copyOfFilled("demo", async (url) => {
    const database = connectTo(url, 5);
    const random = (length: number) => randomBytes(length);
    await seedDemo({ database, secret: "tests", clock: () => demoMoment, random, days: demoDays });
    await database.close();
  });
}
