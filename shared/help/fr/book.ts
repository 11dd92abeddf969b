import type { HelpBook } from "#shared/help/page.ts";
import { accountant } from "./accountant.ts";
import { ask } from "./ask.ts";
import { buying } from "./buying.ts";
import { countSales } from "./count-sales.ts";
import { credit } from "./credit.ts";
import { dayClose } from "./day-close.ts";
import { debts } from "./debts.ts";
import { expenses } from "./expenses.ts";
import { firstSale } from "./first-sale.ts";
import { lostPhone } from "./lost-phone.ts";
import { loyalty } from "./loyalty.ts";
import { moneyMessages } from "./money-messages.ts";
import { noNetwork } from "./no-network.ts";
import { ordering } from "./ordering.ts";
import { papers } from "./papers.ts";
import { printing } from "./printing.ts";
import { products } from "./products.ts";
import { profit } from "./profit.ts";
import { proofs } from "./proofs.ts";
import { reminders } from "./reminders.ts";
import { reports } from "./reports.ts";
import { resellers } from "./resellers.ts";
import { saying } from "./saying.ts";
import { scan } from "./scan.ts";
import { stockCount } from "./stock-count.ts";
import { subscription } from "./subscription.ts";
import { team } from "./team.ts";
import { units } from "./units.ts";
import { watch } from "./watch.ts";

export const book: HelpBook = {
  "first-sale": firstSale,
  "no-network": noNetwork,
  scan,
  printing,
  credit,
  debts,
  reminders,
  loyalty,
  "money-messages": moneyMessages,
  "count-sales": countSales,
  products,
  units,
  buying,
  expenses,
  ordering,
  papers,
  profit,
  accountant,
  "stock-count": stockCount,
  saying,
  watch,
  resellers,
  team,
  "day-close": dayClose,
  reports,
  ask,
  proofs,
  "lost-phone": lostPhone,
  subscription,
};
