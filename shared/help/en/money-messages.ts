import type { HelpPage } from "#shared/help/page.ts";

export const moneyMessages: HelpPage = {
  title: "Check a Mobile Money payment",
  summary: "Paste the operator’s messages, spot the false ones, ask for the right amount.",
  sections: [
    {
      id: "paste",
      heading: "Read the operator’s messages",
      steps: [
        "Copy the text message, open “Mobile Money messages”, then “Paste copied messages”. Several at once: Boutika parts them.",
        "Or, from the messages app: share the message with Boutika, even without a network.",
        "Each message says its amount, who sent it and their words, its reference, the balance, the time, and how far it can be believed. What Boutika did not understand is shown.",
      ],
      text: [
        "Messages stay on this phone, two months at most; nothing is sent. “Delete this message” takes one away.",
      ],
      asked:
        "paste a text message, share a message, read the orange money message, mtn momo, wave, airtel, moov, copy the sms, does boutika read my messages, privacy of messages",
    },
    {
      id: "false",
      heading: "Spot a false message",
      text: [
        "The balance of each message must follow the one before. “Follows”: the messages around confirm it. “To check: the balance does not follow”: the message may have been edited. “Reference already used”: it has served before.",
        "In red, what an operator never writes: a foreign link, a number to call, a secret code asked for, money to send back, a fee to pay before receiving, a prize, a threat, a request not to check, sums that do not go together, a hidden balance, a text with neither reference nor balance. Without a red line nothing speaks against the message.",
        "“Two numbers: which one is yours?”: Orange’s message names the one who sends and the one who receives. Tap yours once; “Your numbers”, below, takes it back.",
        "“A message is missing before this one” accuses nobody: paste the messages in between. “Unreadable: no sure amount”: Boutika would rather say nothing than a wrong amount.",
        "A well-made copy can fool anybody: for a large sum, look at the balance on your own phone.",
      ],
      picture: {
        name: "money-message",
        alt: "The messages read: a payment whose balance follows, another one to check.",
      },
      asked:
        "fake sms, fake message, scam, fraudster, edited message, screenshot, fake proof of payment, customer lies, check the payment, forged sms, fraud",
    },
    {
      id: "till",
      heading: "At the till: paste the message",
      steps: [
        "“Charge”, “Mobile money”, then “Paste the SMS”. The reference fills in, and Boutika says whether the amount goes with the sale.",
        "“Confirm”. A doubt is said and never stops the sale; a part that was not understood is shown beside it: read it.",
      ],
      text: [
        "The message comes after the sale? In “Mobile Money messages”, one tap gives its reference to the receipt that waits for it.",
      ],
      asked:
        "proof of payment, reference by itself, fill in the reference, sms not here yet, amount of the sms differs, customer sent less, customer sent too much",
    },
    {
      id: "evening",
      heading: "In the evening: messages and sales",
      text: [
        "“Till closing”, “Tick off with the SMS”: “Messages and sales” compares, operator by operator, what the messages say and what the sales say. Payments found are ticked with one tap; “See messages without a sale” shows money received that nobody rang up.",
      ],
      asked:
        "match mobile payments, money received without a sale, sale without a message, orange money total of the day, momo total, reconcile mobile money",
    },
    {
      id: "ask",
      heading: "Ask for the right amount",
      text: [
        "“Shop settings”, “Payment by Mobile Money”: the merchant code of each operator, and “Scan the sticker” for your QR. All phones of the shop use them.",
        "At the till, “Ask to pay” prepares the code to dial, with the amount. “Show the QR” fills the screen with your QR and the amount in it; “Plain sticker” if the customer’s app refuses it. “not tried”: we have not seen this code work yet.",
      ],
      asked:
        "merchant code, ussd code, payment qr code, sticker, gimac, pi-spi, show the qr, dial the code, star hash, orange money merchant, mtn merchant",
    },
  ],
};
