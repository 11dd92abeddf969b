import { countries, countryOfDigits } from "#shared/rules/countries.ts";
import type { MoneyCurrency } from "./reading.ts";

/**
 * What public sources say of a service of mobile money in a country (ISO 3166-1), `tried` on a telephone there or not.
 * A service without prefixes takes the numbers of every network (Wave), so no number tells it.
 */
export type OperatorSheet = {
  country: string;
  /** As readings name it. */
  operator: string;
  /** As its customers name it. */
  name: string;
  currency: MoneyCurrency;
  /** What its national numbers begin with, as they follow the country's code. */
  prefixes: readonly string[];
  /** What a customer dials to pay a merchant, with `{code}` and `{amount}`; none where no source shows it whole. */
  ussd?: string;
  /** A merchant's code, where the template takes one. */
  merchantCodeForm?: RegExp;
  tried: boolean;
  source: string;
};

const plan = "numbering plan, ITU";
const ownPages = "codes on the pages of several merchants";

export const operatorSheets: readonly OperatorSheet[] = [
  {
    ...one("CM", "mtn", "MTN MoMo", "67 650 651 652 653 654 680 681 682 683"),
    ...{ ussd: "*126*4*{code}*{amount}#", merchantCodeForm: /^\d{6,7}$/ },
    source: "the operator's own page on MoMoPay, as others quote it",
  },
  {
    ...one("CM", "orange", "Orange Money", "69 655 656 657 658 659 686 687 688 689"),
    ...{ ussd: "#150*47*{code}*{amount}#", merchantCodeForm: /^\d{6,7}$/ },
    source: `${ownPages}; the operator's page shows #150*47# alone`,
  },
  one("CM", "eum", "EU Mobile", ""),
  one("GA", "airtel", "Airtel Money", "74 76 77"),
  one("GA", "moov", "Moov Money", "60 62 65 66"),
  one("CG", "mtn", "MTN MoMo", "06"),
  one("CG", "airtel", "Airtel Money", "04 05"),
  one("TD", "airtel", "Airtel Money", "6"),
  one("TD", "moov", "Moov Money", "9"),
  one("CF", "orange", "Orange Money", "72"),
  one("CF", "telecel", "Telecel Money", "75"),
  one("CI", "orange", "Orange Money", "07"),
  one("CI", "mtn", "MTN MoMo", "05"),
  one("CI", "moov", "Moov Money", "01"),
  one("CI", "wave", "Wave", ""),
  one("SN", "orange", "Orange Money", "77 78"),
  one("SN", "free", "Free Money", "76"),
  one("SN", "wave", "Wave", ""),
  one(
    ...(["BJ", "mtn", "MTN MoMo"] as const),
    "0142 0146 0150 0151 0152 0153 0154 0156 0157 0159 0161 0162 0166 0167 0169 0190 0191 0196 0197",
  ),
  one(
    ...(["BJ", "moov", "Moov Money"] as const),
    "0145 0155 0158 0160 0163 0164 0165 0168 0194 0195 0198 0199",
  ),
  one("BJ", "celtiis", "Celtiis Cash", "0140 0141 0143 0144 0147"),
  one("TG", "tmoney", "Mixx by Yas (T-Money)", "70 71 90 91 92 93"),
  one("TG", "moov", "Moov Money (Flooz)", "78 79 96 97 98 99"),
  {
    ...one("BF", "orange", "Orange Money", "05 06 07 54 55 56 57 64 65 66 67 74 75 76 77"),
    ...{ ussd: "*144*10*{code}*{amount}#", merchantCodeForm: /^\d{7,8}$/ },
    source: ownPages,
  },
  {
    ...one("BF", "moov", "Moov Money", "01 02 03 51 52 53 60 61 62 63 70 71 72 73"),
    ...{ ussd: "*555*4*1*{code}*{amount}#", merchantCodeForm: /^\d{8}$/ },
    source: ownPages,
  },
  one("BF", "coris", "Coris Money", ""),
  one("BF", "wave", "Wave", ""),
  one("ML", "orange", "Orange Money", "7 82 83 90 91 92 93 94"),
  one("ML", "moov", "Moov Money", "6 95 96 97 98 99"),
  one("ML", "wave", "Wave", ""),
  one("CD", "mpesa", "M-Pesa", "81 82 83"),
  one("CD", "airtel", "Airtel Money", "97 98 99"),
  one("CD", "orange", "Orange Money", "80 84 85 89"),
];

function one(country: string, operator: string, name: string, prefixes: string): OperatorSheet {
  const central = ["CM", "GA", "CG", "TD", "CF"];
  const currency = country === "CD" ? "CDF" : central.includes(country) ? "XAF" : "XOF";
  return {
    ...{ country, operator, name, currency, tried: false, source: plan },
    prefixes: prefixes.split(" ").filter(Boolean),
  };
}

/** The service whose network a number (E.164) was given out by; numbers may since have gone to another. */
export function operatorOf(phone: string): OperatorSheet | undefined {
  const digits = phone.replace(/^\+/, "");
  const country = countryOfDigits(digits) ?? "";
  const national = digits.slice(countries[country]?.dial.length ?? 0);
  return operatorSheets.find(
    (sheet) =>
      sheet.country === country && sheet.prefixes.some((prefix) => national.startsWith(prefix)),
  );
}

/**
 * What opens the dialler with everything typed: `tel:` with `%23` for `#`, without which nothing behind it is dialled.
 * Undefined for a code that is not all digits or an amount that is not whole and above nought. Telephones of Apple
 * dial no such link; there the code is shown.
 */
export function ussdLink(template: string, code: string, amount: number): string | undefined {
  if (!/^\d{1,12}$/.test(code) || !Number.isSafeInteger(amount) || amount <= 0) return undefined;
  const dialled = template.replace("{code}", code).replace("{amount}", String(amount));
  return `tel:${dialled.replaceAll("#", "%23")}`;
}
