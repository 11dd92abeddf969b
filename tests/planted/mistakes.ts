import type { Mistake } from "./mistake.ts";
import { accountMistakes } from "./mistakes-of-accounts.ts";
import { answerMistakes } from "./mistakes-of-answers.ts";
import { chainMistakes } from "./mistakes-of-chain.ts";
import { costMistakes } from "./mistakes-of-costs.ts";
import { countMistakes } from "./mistakes-of-counts.ts";
import { creditMistakes } from "./mistakes-of-credit.ts";
import { debtMistakes } from "./mistakes-of-debts.ts";
import { deviceMistakes } from "./mistakes-of-devices.ts";
import { discountMistakes } from "./mistakes-of-discounts.ts";
import { expenseMistakes } from "./mistakes-of-expenses.ts";
import { figureMistakes } from "./mistakes-of-figures.ts";
import { goodsMistakes } from "./mistakes-of-goods.ts";
import { hubMistakes } from "./mistakes-of-hub.ts";
import { notebookMistakes, supplierMistakes } from "./mistakes-of-notebooks.ts";
import { orderMistakes } from "./mistakes-of-orders.ts";
import { paperMistakes } from "./mistakes-of-papers.ts";
import { paymentMistakes } from "./mistakes-of-payments.ts";
import { pointMistakes } from "./mistakes-of-points.ts";
import { ruleMistakes } from "./mistakes-of-rules.ts";
import { speechMistakes } from "./mistakes-of-speech.ts";
import { syncMistakes } from "./mistakes-of-sync.ts";
import { taxMistakes } from "./mistakes-of-taxes.ts";
import { termMistakes } from "./mistakes-of-terms.ts";
import { unitMistakes } from "./mistakes-of-units.ts";
import { weighedMistakes } from "./mistakes-of-weighed-goods.ts";

/** Every mistake that is planted in the product's own text. */
export const mistakes: readonly Mistake[] = [
  ...syncMistakes,
  ...figureMistakes,
  ...goodsMistakes,
  ...termMistakes,
  ...ruleMistakes,
  ...deviceMistakes,
  ...creditMistakes,
  ...countMistakes,
  ...costMistakes,
  ...debtMistakes,
  ...discountMistakes,
  ...pointMistakes,
  ...accountMistakes,
  ...notebookMistakes,
  ...supplierMistakes,
  ...expenseMistakes,
  ...orderMistakes,
  ...answerMistakes,
  ...hubMistakes,
  ...taxMistakes,
  ...unitMistakes,
  ...weighedMistakes,
  ...speechMistakes,
  ...chainMistakes,
  ...paperMistakes,
  ...paymentMistakes,
];
