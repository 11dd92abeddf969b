import type { HelpPage } from "#shared/help/page.ts";

export const reminders: HelpPage = {
  title: "Reminding",
  summary: "Recalling a debt by WhatsApp or SMS, showing the account.",
  sections: [
    {
      id: "remind",
      heading: "Recalling what is owed",
      steps: [
        "Open “Notebook” and tap the customer.",
        "Tap “Remind”: the message is ready, in their language.",
        "Read it, and send it by WhatsApp or SMS.",
      ],
      text: ["It is you who sends it, never the application. An SMS leaves without internet too."],
      picture: {
        name: "reminder",
        alt: "A message ready to be sent, with what the customer owes.",
      },
      asked:
        "reminder, chase, message to the customer, overdue, late, does not pay, whatsapp, sms, remind",
    },
    {
      id: "ages",
      heading: "Who is late",
      text: [
        "The notebook puts those first who have owed the longest, and says for how many days.",
      ],
      asked: "age of debts, old credits, since when, overdue, 30 days, past due",
    },
    {
      id: "statement",
      heading: "Showing their account to the customer",
      text: [
        "“Statement” shows each purchase and each payment with what was owed then, to share or as a PDF, even without a network.",
      ],
      asked:
        "account statement, extract, customer history, proof, list of purchases, pdf of the account",
    },
  ],
};
