import { readablePhone } from "#shared/rules/phone.ts";

/** A number as people read it; what is no international number stays as it was written. */
export const phoneWords = (phone: string): string =>
  phone.startsWith("+") && !phone.includes(" ") ? readablePhone(phone) : phone;
