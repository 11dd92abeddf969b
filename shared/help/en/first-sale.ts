import type { HelpPage } from "#shared/help/page.ts";

export const firstSale: HelpPage = {
  title: "The first sale",
  summary: "Tap, charge, give change, hand over the receipt.",
  sections: [
    {
      id: "sell",
      heading: "Sell a product",
      steps: [
        "Open “Sell”. Tap the product: one piece goes into the cart. Tap again, one more piece.",
        "Many pieces? Press the product for a while and type the quantity.",
        "Tap “Charge”. The amount to pay is shown large.",
        "The customer pays the exact amount: “Exact”. If not, tap the notes received; the change appears under “Change”.",
        "Tap “Confirm”. “Sale recorded”: it is done, for ever, even if the battery dies at that moment.",
      ],
      picture: {
        name: "sell",
        alt: "The till: products as tiles, the cart at the bottom and the Charge button.",
      },
      asked:
        "make a sale, sell an item, ring up, checkout, cash register, serve a customer, invoice, several pieces, wholesale, start, begin, use the app, how do i sell",
    },
    {
      id: "pay",
      heading: "Cash, mobile money, or both",
      text: [
        "“Cash”, “Mobile money”, or “Split”: part in notes, the rest by phone, or two phones. “Left to pay” is always in view; only cash gives change.",
        "For mobile money, copy the reference from the message received. One that was used before is shown with its receipt: check the SMS; you may go on, the owner is told.",
        "The SMS is late? Tick “Reference to come” and confirm. Type it later: “Receipts”, then the sale. You are asked for it until the close.",
        "On a keyboard: F9, the amount received, Enter. Erasing takes away the last note tapped, or the last digit.",
      ],
      picture: {
        name: "pay",
        alt: "The payment screen: the total, the notes, the change to give.",
      },
      asked:
        "orange money, mtn momo, wave, moov, airtel, pay, payment, change, notes, coins, bank card, transaction, split payment, part cash part mobile, pay twice, late sms, reference to come, reference already used",
    },
    {
      id: "receipt",
      heading: "Hand over the receipt",
      text: [
        "After the sale, “Share” sends the receipt to the customer by WhatsApp, and “Print” puts it on paper.",
        "Later it is under “Receipts”: search its number, the reference of its payment or the last four signs of that, a product, the seller or the customer who owes it.",
      ],
      asked:
        "the customer wants a receipt, ticket, invoice, bill, print, printer, whatsapp, send to customer, copy, find a sale, reprint",
    },
    {
      id: "price",
      heading: "Change a price or a quantity",
      text: [
        "In the cart, tap the line: quantity and price are changed there. The price never goes below the minimum set by the owner.",
      ],
      asked:
        "discount, rebate, lower the price, bargain, haggle, negotiate, minimum price, wrong quantity, edit cart",
    },
    {
      id: "refund",
      heading: "Refund or void",
      steps: [
        "Open “Receipts”, then the sale. Tap “Refund”.",
        "Choose the pieces that come back and say why. Untick “Put back in stock (untick if damaged)” if the piece cannot be sold again. A receipt paid in parts goes back in cash first, the rest by mobile money.",
        "The whole sale was a mistake? The owner or the manager taps “Void the receipt”.",
      ],
      text: [
        "The receipt stays visible, with what was given back and by whom; once void, it is no longer counted among the receipts. Two tills open? The screen asks “From which till?”. This works without a network too.",
      ],
      asked:
        "customer return, exchange, brought back, customer brings it back, money back, cancel a sale, delete a sale, cancellation, wrong sale, i made a mistake, undo, reimburse",
    },
  ],
};
