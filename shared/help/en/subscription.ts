import type { HelpPage } from "#shared/help/page.ts";
import { planFigures } from "#shared/help/plan-figures.ts";

const { starter, professional, enterprise } = planFigures("en");

export const subscription: HelpPage = {
  title: "Account and subscription",
  summary: "Registering, the free trial, prices, paying by mobile money.",
  sections: [
    {
      id: "start",
      heading: "Open an account",
      steps: [
        "On the sign-in page, the “Register” tab: name, phone, e-mail, password.",
        "Open the link received by e-mail, then choose “Owner”, “Employee” or “Reseller”.",
        "Owner: say what your shop is called. The free trial begins and the till opens: add a product and sell it. The rest is on the dashboard, under “Next steps”.",
      ],
      asked:
        "how much does it cost, how much a month, how much does Boutika cost, sign up, register, create an account, start, open a shop, get started, try, first time, confirmation email",
    },
    {
      id: "price",
      heading: "What does it cost?",
      text: [
        `The first thirty days are free, without a card. After that, per month: Starter ${starter.price} (${starter.products} products), Professional ${professional.price} (${professional.products} products, ${professional.shops} shops, resellers), Enterprise ${enterprise.price} (no limit).`,
        "For an employee or a reseller it is free.",
      ],
      asked:
        "price, pricing, cost, how much, free, trial, free trial, how long is the trial, subscription, paid, plan, monthly, starter, professional, enterprise, expensive",
    },
    {
      id: "pay",
      heading: "Pay or change plan",
      text: [
        "“Manage subscription”: send the amount by mobile money to the number shown, then “I have paid” with the reference of the SMS. It counts once it is checked.",
        "You change plan whenever you like. If you have more than it allows, everything stays and sells; only adding waits.",
      ],
      asked:
        "pay the subscription, renew, cancel, stop, change plan, upgrade, downgrade, reference, limit reached, more products",
    },
    {
      id: "expired",
      heading: "The subscription has expired",
      text: [
        "You sell as before, and your sales leave. Paying is needed to add a product or a person.",
      ],
      asked:
        "expired, end of trial, blocked, suspended, unpaid, late payment, will my data be deleted",
    },
    {
      id: "install",
      heading: "Put Boutika on the home screen",
      text: [
        "“Install the app”, in the menu. On an iPhone: Share, then Add to Home Screen. It then opens with one tap, even without a network, and takes little room.",
      ],
      asked:
        "install, download the app, apk, play store, app store, iphone, android, icon, shortcut, computer, mobile app",
    },
    {
      id: "leave",
      heading: "Language, theme, deleting the account",
      text: [
        "Top right, “Account and settings”: French or English, light or dark.",
        "“Delete my account” is at the bottom of “My profile”; a shop is deleted in its settings. Boutika first says what goes, and makes sure it is you.",
      ],
      asked:
        "french, change language, dark mode, night, delete account, close the shop, erase my data, leave, unsubscribe",
    },
  ],
};
