import type { Locale } from "#shared/schemas/account.ts";
import { type NotificationType, notificationTypeSchema } from "#shared/schemas/notification.ts";
import type { PushWords } from "#shared/schemas/push.ts";
import type { Letter, WaitingMessage } from "./message.ts";

type Given = Record<string, string>;
type Sentence = Record<Locale, (given: Given) => string>;

/** One sentence for each thing people are told; names, never what somebody wrote. */
const sentences: Record<NotificationType, Sentence> = {
  invitation_received: {
    fr: ({ shop }) => `${shop} vous invite.`,
    en: ({ shop }) => `${shop} invites you.`,
  },
  invitation_accepted: {
    fr: ({ person }) => `${person} a accepté votre invitation.`,
    en: ({ person }) => `${person} accepted your invitation.`,
  },
  invitation_rejected: {
    fr: ({ person }) => `${person} a refusé votre invitation.`,
    en: ({ person }) => `${person} declined your invitation.`,
  },
  new_message: {
    fr: ({ person }) => `${person} vous a écrit.`,
    en: ({ person }) => `${person} wrote to you.`,
  },
  low_stock_alert: {
    fr: ({ product }) => `Stock faible : ${product}.`,
    en: ({ product }) => `Low stock: ${product}.`,
  },
  sale_completed: {
    fr: ({ person }) => `${person} a confirmé votre vente.`,
    en: ({ person }) => `${person} confirmed your sale.`,
  },
  sale_declined: {
    fr: ({ person }) => `${person} a refusé votre vente.`,
    en: ({ person }) => `${person} declined your sale.`,
  },
  product_transfer_request: {
    fr: ({ product }) => `Transfert à confirmer : ${product}.`,
    en: ({ product }) => `Transfer to confirm: ${product}.`,
  },
  product_transfer_confirmed: {
    fr: ({ person, product }) => `${person} a confirmé le transfert : ${product}.`,
    en: ({ person, product }) => `${person} confirmed the transfer: ${product}.`,
  },
  product_transfer_rejected: {
    fr: ({ person, product }) => `${person} a refusé le transfert : ${product}.`,
    en: ({ person, product }) => `${person} declined the transfer: ${product}.`,
  },
  commission_paid: {
    fr: () => "Vos commissions ont été payées.",
    en: () => "Your commissions were paid.",
  },
  shop_transfer_sent: {
    fr: ({ shop, product }) => `${shop} vous envoie : ${product}.`,
    en: ({ shop, product }) => `${shop} is sending you: ${product}.`,
  },
  shop_transfer_received: {
    fr: ({ shop, product }) => `${shop} a reçu : ${product}.`,
    en: ({ shop, product }) => `${shop} received: ${product}.`,
  },
  product_transfer_received: {
    fr: ({ person, product }) => `${person} vous a remis : ${product}.`,
    en: ({ person, product }) => `${person} handed over to you: ${product}.`,
  },
  reseller_sale_request: {
    fr: ({ person }) => `Vente à confirmer, par ${person}.`,
    en: ({ person }) => `Sale to confirm, by ${person}.`,
  },
  till_difference: {
    fr: ({ person }) => `${person} a clôturé la caisse avec un écart.`,
    en: ({ person }) => `${person} closed the till with a difference.`,
  },
  shop_transfer_withdrawn: {
    fr: ({ shop, product }) => `${shop} a repris son envoi : ${product}.`,
    en: ({ shop, product }) => `${shop} took back what it was sending: ${product}.`,
  },
};

const several: Sentence = {
  fr: ({ count }) => `${count} nouvelles notifications.`,
  en: ({ count }) => `${count} new notifications.`,
};

const unknown: Record<Locale, Given> = {
  fr: { person: "Quelqu’un", product: "un produit", shop: "Une boutique" },
  en: { person: "Somebody", product: "a product", shop: "A shop" },
};

/** The words of a push message, made when it leaves; undefined for a type that is no more. */
export function pushLetter({
  template,
  locale,
  data,
}: Pick<WaitingMessage, "template" | "locale" | "data">): Letter | undefined {
  const type = notificationTypeSchema.safeParse(template);
  if (!type.success) return undefined;
  const { personName, productName, shopName } = data;
  const given = {
    ...unknown[locale],
    ...(personName && { person: personName }),
    ...(productName && { product: productName }),
    ...(shopName && { shop: shopName }),
    ...(data["count"] && { count: data["count"] }),
  };
  const sentence = data["count"] ? several : sentences[type.data];
  const push: PushWords = {
    title: data["title"] || "Boutika",
    body: sentence[locale](given),
    path: data["path"] ?? "/notifications",
    tag: data["tag"] ?? type.data,
  };
  return { subject: push.title, text: push.body, html: "", push };
}
