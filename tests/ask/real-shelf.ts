import { readFileSync } from "node:fs";
import type { AskShop } from "#shared/ask/question.ts";
import { askedShop } from "./asked-shop.ts";

const [, ...lines] = readFileSync("sync-server/demo/catalogue.csv", "utf8").trim().split("\n");

/** The shop of the wordings with five hundred real goods more, whose names hold many a word of questions. */
export const fullShop: AskShop = {
  ...askedShop,
  products: [
    ...askedShop.products,
    ...lines.map((line, at) => ({
      ...{ id: `real${at}`, name: /^\d*,("[^"]*"|[^,]*)/.exec(line)?.[1] ?? line },
      ...{ category: "Épicerie", price: 500 },
    })),
  ],
};
