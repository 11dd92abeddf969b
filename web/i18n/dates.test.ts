import { expect, test } from "vitest";
import { type DayCut, defaultDayCut } from "#shared/rules/business-day.ts";
import { formatAgo } from "./ago.ts";
import { businessDay, formatDateTime, formatDay, formatTime } from "./dates.ts";

const plain = (words: string) => words.replaceAll(/[\u00a0\u202f]/g, " ");
const now = "2026-11-20T13:05:00.000Z";

const abidjan = { timeZone: "Africa/Abidjan", dayTurnsAt: 0 };

test("tells the time of the shop, not of the browser", () => {
  expect(formatTime(now, "fr")).toBe("14:05");
  expect(formatTime(now, "fr", "Africa/Abidjan")).toBe("13:05");
  expect(formatTime("2026-11-20T23:30:00.000Z", "en")).toBe("00:30");
});

test("writes days and moments in both languages", () => {
  expect(plain(formatDay(now, "fr"))).toBe("ven. 20 nov.");
  expect(plain(formatDay(now, "en"))).toMatch(/^Fri,? 20 Nov$/);
  expect(plain(formatDateTime(now, "fr"))).toMatch(/^20 nov\. 2026[,à ]+14:05$/);
});

test("a sale after midnight in Douala belongs to the next business day", () => {
  expect(businessDay("2026-11-20T22:59:59.999Z", defaultDayCut)).toBe("2026-11-20");
  expect(businessDay("2026-11-20T23:00:00.000Z", defaultDayCut)).toBe("2026-11-21");
  expect(businessDay(Date.parse("2026-11-20T23:00:00.000Z"), abidjan)).toBe("2026-11-20");
});

test.each([
  ["2026-11-20T13:04:30.000Z", "à l’instant", "just now"],
  ["2026-11-20T13:02:00.000Z", "il y a 3 min", "3 min ago"],
  ["2026-11-20T11:00:00.000Z", "il y a 2 h", "2 hr ago"],
  ["2026-11-20T13:10:00.000Z", "dans 5 min", "in 5 min"],
  ["2026-11-19T12:00:00.000Z", "hier", "yesterday"],
  ["2026-11-01T12:00:00.000Z", "dim. 1 nov.", "Sun 1 Nov"],
])("%s is %s, %s", (moment, french, english) => {
  expect(plain(formatAgo(moment, now, "fr"))).toBe(french);
  expect(plain(formatAgo(moment, now, "en")).replace(/[.,]/g, "")).toBe(english);
});

test("calls yesterday what the calendar of the shop calls so, not what is a day and some hours ago", () => {
  const ago = (moment: string, cut?: DayCut) =>
    formatAgo(moment, "2026-11-20T07:00:00.000Z", "fr", cut);
  expect(ago("2026-11-18T08:00:00.000Z")).toBe("avant-hier");
  expect(ago("2026-11-18T23:30:00.000Z")).toBe("hier");
  expect(ago("2026-11-18T23:30:00.000Z", abidjan)).toBe("avant-hier");
  expect(ago("2026-11-21T23:30:00.000Z")).toBe("après-demain");
  // A bar at four in the morning: the night before last is not over.
  expect(ago("2026-11-19T02:30:00.000Z", { ...defaultDayCut, dayTurnsAt: 4 })).toBe("avant-hier");
});
