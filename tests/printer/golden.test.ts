import { expect, test } from "vitest";
import { printerProfiles } from "#shared/rules/printer-profiles.ts";
import { matchesPaper } from "./golden.ts";
import receipts from "./recorded/receipts.json" with { type: "json" };

const bytesById: Record<string, string> = receipts;

test.each(printerProfiles)("a receipt of the encoder on $name", (profile) => {
  const bytes = Buffer.from(bytesById[profile.id] ?? "", "base64");
  const papers = matchesPaper("receipt", bytes, profile);
  expect(papers).toHaveLength(1);
  expect(papers[0]?.isWhole).toBe(true);
});
