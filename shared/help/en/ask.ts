import type { HelpPage } from "#shared/help/page.ts";

export const ask: HelpPage = {
  title: "Ask the shop",
  summary: "Ask about your sales, your stock, your notebook: one sentence answers.",
  sections: [
    {
      id: "ask",
      heading: "Ask a question",
      steps: [
        "On the dashboard, touch “Ask the shop”. It is the same search as the help.",
        "Write in your own words: how much did I sell yesterday, who owes me, what is running low. “Speak” or the microphone of your keyboard work here.",
        "Touch the figure of the answer: the list or the report that it comes from opens. “Read aloud” says it.",
      ],
      text: [
        "Everything is worked out on your device, without a network, from the same books as the reports. The answer says what is missing: a sale of unknown cost, receipts too old for this device.",
      ],
      picture: {
        name: "question",
        alt: "A question about the profit of the day: one sentence answers, its figure can be tapped.",
      },
      asked:
        "ask the shop, ask the shop a question, talk to the shop, assistant, artificial intelligence, ai, question about figures",
    },
    {
      id: "what",
      heading: "What the shop can tell",
      text: [
        "Sales, receipts, discounts and returns; stock, prices and what to order; debts, deposits and points of customers; suppliers and purchases; profit, margin and expenses; the till and its closings; resellers and their commissions.",
        "Say days as you speak: yesterday, the day before yesterday, Tuesday, this week, last month, in October, the 12th, from 3 to 9 November, since Monday. Without days it is today for sales, this month for profit, expenses and rankings, and now for stock and debts: the answer says so. The week begins on Sunday, as in the reports.",
        "You may narrow: expenses without rent, sales yesterday morning, who owes me more than 10,000. What about yesterday, asked next, goes on from the question before. Two periods are compared, as many days on each side: this month and last month, from the 1st to the same day, for all sales, a seller, an agency, a category or a product, and for expenses. A name that several bear is chosen.",
      ],
      asked:
        "which questions to the shop, examples of questions, what can I ask, what the assistant can do, compare two weeks with the assistant, questions in pidgin, questions in french",
    },
    {
      id: "unknown",
      heading: "When the shop does not know",
      text: [
        "“I do not know.”: it never guesses a figure. Tomorrow, competitors or the money that a reseller brings are not in its books: it says so, and offers the nearest questions. A word that no answer uses (by Orange Money, wholesale, every Saturday) is shown, and nothing is answered instead. Nor does it do anything: who asks it to cancel a receipt or change a price is led to the page where that is done.",
        "Everybody learns only what their pages show them: profit, costs and suppliers stay with the owner and the manager; a seller learns their own sales, a reseller what is theirs.",
      ],
      asked:
        "i do not know, the shop does not answer my question, assistant does not understand, answer reserved to the owner, wrong answer of the assistant",
    },
  ],
};
