import type { HelpPage } from "#shared/help/page.ts";

export const resellers: HelpPage = {
  title: "Handing goods to a reseller",
  summary: "The hand-over, sales to confirm, returns, the commission.",
  sections: [
    {
      id: "hand-over",
      heading: "Hand over the goods",
      steps: [
        "“Products”, “Transfer to resellers”, then “New transfer”.",
        "Choose the reseller, the product, the pieces, and their minimum price.",
        "Tap “Transfer”: the pieces leave the stock at once.",
      ],
      text: [
        "A transfer made at the till waits for the reseller’s answer. If they refuse, the pieces come back by themselves.",
        "Several items? “Add to the list” after each, then “Transfer” once.",
      ],
      picture: {
        name: "reseller",
        alt: "The list of transfers to a reseller, with the pieces they still hold.",
      },
      asked:
        "transfer to a reseller, give goods, hand over, entrust, consign, street seller, hawker, sales agent, distributor",
    },
    {
      id: "confirm",
      heading: "Their sales wait for your “Confirm”",
      text: [
        "They sell on their phone, only what they were handed. Each sale waits under “Resellers’ sales”: “Confirm” when the money is there, “Decline” if not; they read why and keep the pieces. Many of them? The button “Confirm all” shows them in one list.",
      ],
      asked:
        "validate a reseller's sale, pending sales, decline a sale, confirm, reseller's money, check, approve",
    },
    {
      id: "commission",
      heading: "How much do they earn?",
      text: [
        "(selling price − minimum price) × quantity, as soon as you confirm. Example: minimum 400, sold at 500, 10 pieces: 1,000 FCFA for them. By weight, both prices are those of the kilo.",
        "“Commissions” shows what you owe. Tick, then pay; “PDF statement” makes the paper to sign.",
      ],
      asked:
        "commission, gain, percentage, reseller's profit, pay the reseller, calculation, statement, how much do i earn",
    },
    {
      id: "return",
      heading: "They bring pieces back",
      text: [
        "Tap “Stock return” on the transfer and say how many: they are back in the shop, and the reseller no longer answers for them.",
      ],
      asked: "return, unsold, bring back, take back goods, give back to the owner",
    },
    {
      id: "join",
      heading: "Become a shop’s reseller",
      text: [
        "It is free. Create your account, choose the “Reseller” card, and send your personal link to the shop: they invite you, you accept under “My invitations”.",
      ],
      asked:
        "i want to resell, work as a reseller, my link, become a reseller, register as reseller, free",
    },
  ],
};
