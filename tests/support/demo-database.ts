import { randomBytes } from "node:crypto";
import { seedDemo } from "#server/demo/seed.ts";
import { connectTo } from "./connect.ts";
import { copyOfFilled, type FreshDatabase } from "./database.ts";

/** In the afternoon in Douala, so that today has its trade too. */
export const demoMoment = Date.UTC(2026, 2, 14, 15);

/** Enough for a closed month, for debts of every age, for what is usual. */
export const demoDays = 120;

/** A copy of the demonstration shop, with so many days of trade. */
export function demoDatabase(): Promise<FreshDatabase> {
  return copyOfFilled("demo", async (url) => {
    const database = connectTo(url, 5);
    const random = (length: number) => randomBytes(length);
    await seedDemo({ database, secret: "tests", clock: () => demoMoment, random, days: demoDays });
    await database.close();
  });
}
