import { expect, test } from "vitest";
import { z } from "zod";
import { rowKinds } from "#shared/sync/rows.ts";
import { exchangeAnswerSchema } from "./sync-answer.ts";

const described = JSON.stringify(z.toJSONSchema(exchangeAnswerSchema, { unrepresentable: "any" }));

test.each(rowKinds)("the description of answers knows %s", (kind) => {
  expect(described).toContain(`"${kind}":{"type":"array"`);
});
