/** What a country's numbering and taxes ask of us. Numbers after each country's own plan, as the ITU publishes them. */
export type Country = {
  /** The code to dial from abroad, without `+`. */
  dial: string;
  /** A whole national number as it follows the code from abroad. */
  national: RegExp;
  /** How its digits are grouped: `12222` is `6 77 00 00 00`. */
  groups: string;
  /** A number that nobody has, as it is written at home. */
  example: string;
  /** Written before a national number at home, and left out from abroad. Not a zero that belongs to the number. */
  trunk?: "0";
  /** Numbers of before the country's last change of numbers, and what the change put before them. */
  before?: { national: RegExp; prefix: string };
  /** Zones of its clocks, the capital's first. */
  zones: readonly string[];
  /** Usual rates of VAT in hundredths of a percent, the standard one first; none where there is no such tax. */
  vatRates: readonly number[];
};

/** Of a shop or a person that nothing tells more of. */
export const defaultCountry = "CM";

/**
 * Countries of Central and West Africa by their ISO 3166-1 codes. A leading zero belongs to the number in Congo, Côte
 * d'Ivoire (ten digits since 2021), Benin (ten since November 2024) and Burkina Faso; in Gabon (since 2019) it does not.
 */
export const countries: Readonly<Record<string, Country>> = {
  CM: one("237", /^[26]\d{8}$/, "12222", "6 77 12 34 56", ["Douala"], [1925]),
  GA: one(
    "241",
    /^(?:11|6[0-9]|7[0-9])\d{6}$/,
    "2222",
    "077 12 34 56",
    ["Libreville"],
    [1800],
    "0",
  ),
  CG: one("242", /^(?:0[1-6]\d{7}|2\d{8})$/, "2322", "06 612 34 56", ["Brazzaville"], [1890, 1800]),
  TD: one("235", /^[26-9]\d{7}$/, "2222", "66 12 34 56", ["Ndjamena"], [1925, 1800]),
  CF: one("236", /^[278]\d{7}$/, "2222", "70 12 34 56", ["Bangui"], [1900]),
  GQ: one("240", /^[2357-9]\d{8}$/, "333", "222 123 456", ["Malabo"], [1500]),
  CD: one("243", /^[1-689]\d{8}$/, "333", "081 234 5678", ["Kinshasa", "Lubumbashi"], [1600], "0"),
  AO: one("244", /^[29]\d{8}$/, "333", "923 123 456", ["Luanda"], [1400]),
  ST: one("239", /^[29]\d{6}$/, "34", "981 2345", ["Sao_Tome"], [1500]),
  RW: one("250", /^[27]\d{8}$/, "333", "078 812 3456", ["Kigali"], [1800], "0"),
  BI: one("257", /^[236-8]\d{7}$/, "2222", "79 56 12 34", ["Bujumbura"], [1800]),
  SN: one("221", /^[37]\d{8}$/, "2322", "77 123 45 67", ["Dakar"], [1800]),
  CI: one("225", /^(?:0[1-9]|2[0-9])\d{8}$/, "22222", "07 01 23 45 67", ["Abidjan"], [1800]),
  ML: one("223", /^[24-9]\d{7}$/, "2222", "65 01 23 45", ["Bamako"], [1800]),
  BF: one("226", /^[024-7]\d{7}$/, "2222", "70 12 34 56", ["Ouagadougou"], [1800]),
  TG: one("228", /^[279]\d{7}$/, "2222", "90 11 23 45", ["Lome"], [1800]),
  BJ: {
    ...one("229", /^01[2-9]\d{7}$/, "22222", "01 95 12 34 56", ["Porto-Novo"], [1800]),
    before: { national: /^[24-69]\d{7}$/, prefix: "01" },
  },
  NE: one("227", /^[02789]\d{7}$/, "2222", "93 12 34 56", ["Niamey"], [1900]),
  GN: one("224", /^(?:[67]\d{8}|3\d{7})$/, "3222", "601 12 34 56", ["Conakry"], [1800]),
  GW: one("245", /^[49]\d{8}$/, "333", "955 012 345", ["Bissau"], [1900]),
  CV: {
    ...one("238", /^[2-589]\d{6}$/, "322", "991 12 34", [], [1500]),
    zones: ["Atlantic/Cape_Verde"],
  },
  GM: one("220", /^[2-9]\d{6}$/, "34", "301 2345", ["Banjul"], [1500]),
  MR: one("222", /^[2-4]\d{7}$/, "2222", "22 12 34 56", ["Nouakchott"], [1600]),
  NG: one("234", /^[2789]\d{9}$/, "334", "0802 123 4567", ["Lagos"], [750], "0"),
  GH: one("233", /^[235]\d{8}$/, "234", "023 123 4567", ["Accra"], [1500], "0"),
  LR: one(
    "231",
    /^(?:[24578]\d{8}|33\d{7}|2\d{7}|[4-6]\d{6})$/,
    "234",
    "077 012 3456",
    ["Monrovia"],
    [],
    "0",
  ),
  SL: one("232", /^[2-46-9]\d{7}$/, "26", "025 123456", ["Freetown"], [1500], "0"),
};

function one(
  dial: string,
  national: RegExp,
  groups: string,
  example: string,
  cities: readonly string[],
  vatRates: readonly number[],
  trunk?: "0",
): Country {
  const zones = cities.map((city) => `Africa/${city}`);
  return { dial, national, groups, example, zones, vatRates, ...(trunk && { trunk }) };
}

export function isCountry(code: string): boolean {
  return Object.hasOwn(countries, code);
}

/** The country in whose zone a clock runs; undefined for a zone of none of them. */
export function countryOfZone(timeZone: string): string | undefined {
  return Object.keys(countries).find((code) => countries[code]?.zones.includes(timeZone));
}

/** The country whose code a number begins with that is written for abroad, by `+` or `00`. */
export function countryOfNumber(typed: string): string | undefined {
  const digits = /^(?:\+|00)([1-9][0-9]*)/.exec(typed.replace(/[^0-9+]/g, ""))?.[1];
  return digits === undefined ? undefined : countryOfDigits(digits);
}

/** The country whose code these digits begin with. */
export function countryOfDigits(digits: string): string | undefined {
  return Object.keys(countries).find((code) => digits.startsWith(countries[code]?.dial ?? "-"));
}

/** Where a shop is that does not say: by its telephone number, else by its clocks, else in Cameroon. */
export function countryOf(
  shop: { country?: string; phone?: string; timeZone?: string } | undefined,
): string {
  const { country, phone = "", timeZone = "" } = shop ?? {};
  return country ?? countryOfNumber(phone) ?? countryOfZone(timeZone) ?? defaultCountry;
}
