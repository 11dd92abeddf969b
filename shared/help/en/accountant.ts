import type { HelpPage } from "#shared/help/page.ts";

export const accountant: HelpPage = {
  title: "Hand the books to the accountant",
  summary: "The journal in debit and credit, the cash statement, the map of accounts.",
  sections: [
    {
      id: "journal",
      heading: "The journal",
      steps: [
        "Open “Reports”, then “For the accountant”. It needs a network.",
        "Tap “First export”, or the one from the last number on: the file is ready in “Excel” or “CSV”.",
        "Send the file to your accountant.",
      ],
      text: [
        "Each export goes on where the one before ended: nothing is in it twice, and what a phone sends late is in the next. An export says the same for ever: it can be taken out as often as it is needed.",
        "Sales and returns with their VAT, purchases, debts paid, expenses, commissions, money put into the till or taken back: debit and credit of each line are equal.",
        "Each number in the last column is of one fact alone, the same as on its paper: A-000042 a ticket, A-P00042 a payment, A-R000042 a return, A-A000042 a purchase (with the number of the invoice in its words), A-Z42 a closing.",
      ],
      asked:
        "accountant, accounting, bookkeeping, journal, debit credit, ledger, export the books, tax return, tax office, OHADA",
    },
    {
      id: "statement",
      heading: "The cash statement",
      text: [
        "The statement tells, month by month of the year that you choose, what money came in and went out: the minimal cash system. It goes into Excel or CSV.",
      ],
      asked: "cash statement, money in and out, receipts and payments of the year, balance sheet",
    },
    {
      id: "accounts",
      heading: "The numbers of accounts",
      text: [
        "The map of accounts shows the number of each account. If your accountant wants others, write them and save; those of the SYSCOHADA come back with one tap.",
      ],
      asked: "map of accounts, chart of accounts, account number, change an account, account codes",
    },
  ],
};
