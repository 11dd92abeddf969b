import type { HelpPage } from "#shared/help/page.ts";

export const saying: HelpPage = {
  title: "Say a sale, an expense…",
  summary: "One sentence said or typed, then a form already filled in to confirm.",
  sections: [
    {
      id: "sale",
      heading: "Say a sale",
      steps: [
        "At the till, open “Transfers and returns”, then “Say or type the sale”.",
        "Say or type what is sold, for example: three soaps, one and a half kilo of rice, two breads.",
        "Look at each line: what is not certain is chosen with a finger. Then put it all in the cart.",
      ],
      text: [
        "The customer and the payment may be said too: on credit for Awa; 2,000 cash, the rest by momo; she gives 5,000. They are already in the payment when you take the money: check, then confirm.",
        "What was not understood is always shown: nothing is forgotten in silence. A name that is not in the notebook is noted as a new customer in the payment. A number or a total far above your sales is asked.",
      ],
      picture: {
        name: "said",
        alt: "A sentence that was said: two tins of milk and a kilo and a half of rice, to put into the cart.",
      },
      asked:
        "dictate a sale, say the sale, speak, voice, microphone, mic, assistant, voice command, say the customer, sell on credit by talking, say how it is paid, half cash half momo, sell without typing, sell by talking, type a sentence, speech recognition",
    },
    {
      id: "others",
      heading: "Say an expense, a payment, a purchase",
      steps: [
        "In “Expenses”, “Notebook” or “Purchases”, tap “Say or type”.",
        "Say for example: taxi 1500 from the till; Awa paid 5000 by mobile money; bought ten cartons of soap at 12,000 from Sopal, on credit.",
        "Tap “Fill in the expense”, “Fill in the payment” or “Fill in the purchase”: the form opens with what was said.",
        "Check each box, then save. Before that, nothing is written.",
      ],
      text: [
        "Rights stay the same: a seller fills in no purchase.",
        "French, English and pidgin are understood, numbers in words too, and you may correct yourself: two thousand, no, two thousand five hundred.",
      ],
      asked:
        "dictate an expense, say a payment, say a purchase, dictate a purchase, note by talking, sentence, voice, mic, voice expense, fill in by itself",
    },
    {
      id: "microphone",
      heading: "Speak instead of typing",
      steps: [
        "Tap “Speak”, allow the microphone, say the sentence, then “I have finished speaking”.",
        "Without this button, tap the microphone of your keyboard: it writes into the box.",
      ],
      text: [
        "“Speak” is there only if your browser can listen. It then sends your voice to its own service, with a network: Boutika does not keep it and sends it nowhere. The sentence itself is understood on the device, without a network.",
      ],
      asked:
        "microphone refused, allow the microphone, the mic does not work, does not hear, speak, keyboard dictation, speech recognition, recorded voice, privacy, offline",
    },
    {
      id: "aloud",
      heading: "Hear the total",
      steps: [
        "In “Language and appearance”, tick “At the till, say the total aloud”.",
        "Tap “Hear the voice” to try it.",
      ],
      text: [
        "On this device only. The voice is the device’s: it says the total, then that the sale is saved and what to give back.",
      ],
      asked:
        "aloud, say the total, read aloud, speak the amount, hear, visually impaired, blind, cannot read, without reading, speech synthesis, accessibility",
    },
  ],
};
