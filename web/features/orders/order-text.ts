import { smsTo, whatsAppTo } from "#web/blocks/notebook/reminder-text.ts";

/** Where the prepared words lead: to the supplier's number where one is known (E.164), else to whom the person chooses. */
export function sendLinks(phone: string, words: string): { whatsApp: string; sms: string } {
  if (/^\+\d{6,}$/.test(phone))
    return { whatsApp: whatsAppTo(phone, words), sms: smsTo(phone, words) };
  const text = encodeURIComponent(words);
  return { whatsApp: `https://wa.me/?text=${text}`, sms: `sms:?body=${text}` };
}
