import { describe, expect, test } from "vitest";
import {
  askedFor,
  closed,
  crcByTable,
  type MadeCode,
  sealed,
  written,
} from "#tests/support/payment-codes.ts";
import {
  gimac,
  mtn,
  orange,
  orangeAccount,
  piSpi,
  published,
} from "#tests/support/payment-samples.ts";
import { type MerchantQr, readMerchantQr, ticketPlace, withAmount } from "./merchant-qr.ts";

const read = (text: string): MerchantQr => {
  const result = readMerchantQr(text);
  if (!result.ok) throw new Error(`${result.refusal} ${result.about ?? ""}`);
  return result.value;
};
const asked = (...[text, amount, ticket, place]: Parameters<typeof withAmount>) => {
  const result = withAmount(text, amount, ticket, place);
  if (!result.ok) throw new Error(`${result.refusal} ${result.about ?? ""}`);
  return result.value;
};

describe("what a sticker says", () => {
  test("of PI-SPI, by its published example", () => {
    expect(read(published)).toMatchObject({
      ...{ name: "X", city: "X", country: "CI", currency: "XOF", amount: 1000, fee: undefined },
      accounts: [{ tag: "36", scheme: "int.bceao.pi" }],
      ...{ reference: "F2YG7643D5HH2023", bill: undefined },
    });
  });

  test("of GIMACPAY, with accents counted as characters", () => {
    expect(read(gimac)).toMatchObject({
      ...{ name: "CHEZ AÏCHA", city: "Yaoundé", country: "CM", currency: "XAF" },
      ...{
        accounts: [{ tag: "26", scheme: "cm.gimac.pay" }],
        amount: undefined,
        unit: "characters",
      },
    });
  });

  test("of Orange Money and of MTN, whose wallet adds a fee", () => {
    expect(read(orange).accounts).toEqual([{ tag: "28", scheme: "com.orange.om" }]);
    expect(read(orange).fee).toBeUndefined();
    expect(read(mtn)).toMatchObject({ name: "Épicerie Zoé🎉", fee: "fixed" });
  });

  test.each([
    ["01", "tip"],
    ["02", "fixed"],
    ["03", "share"],
    ["09", undefined],
  ] as const)("tag 55 with %s adds: %s", (indicator, fee) => {
    const body = orange.slice(0, -8).replace("5802CM", `5502${indicator}5802CM`);
    expect(read(closed(body)).fee).toBe(fee);
  });

  test.each([
    ["500", 500],
    ["500.00", 500],
    ["500.", 500],
    ["500.50", undefined],
    ["0", undefined],
    ["12a", undefined],
  ])("an amount of %s is %s francs", (amount, whole) => {
    const field = written([["54", amount]], "characters");
    expect(read(closed(orange.slice(0, -8).replace("5802CM", `${field}5802CM`))).amount).toBe(
      whole,
    );
  });

  test("spaces and line ends around it do not count, small letters in the checksum neither", () => {
    expect(read(` ${gimac}\r\n`).payload).toBe(gimac);
    const small = mtn.slice(0, -4) + mtn.slice(-4).toLowerCase();
    expect(small).not.toBe(mtn);
    expect(read(small).payload).toBe(small);
  });

  test("an account that is no template, and one of a card scheme, have no scheme inside", () => {
    const body = orange.slice(0, -8).replace("5204", "0413400012345678951" + "03abc5204");
    expect(read(closed(body)).accounts.map(({ scheme }) => scheme)).toEqual([
      ...["com.orange.om", undefined, undefined],
    ]);
  });
});

describe("how its lengths were counted", () => {
  const code = (unit: MadeCode["unit"], name = "Épicerie Zoé 😀"): MadeCode => ({
    fields: [
      ...[
        ["00", "01"],
        ["26", "0012cm.gimac.pay"],
        ["52", "0000"],
        ["53", "950"],
      ],
      ...[
        ["58", "CM"],
        ["59", name],
        ["60", "Yaoundé"],
        ["62", ""],
      ],
    ] as [string, string][],
    additional: [["08", "Café"]],
    unit,
  });

  test.each(["characters", "bytes", "units"] as const)(
    "in %s: read, and written the same way",
    (unit) => {
      const sticker = sealed(code(unit));
      expect(read(sticker)).toMatchObject({ name: "Épicerie Zoé 😀", city: "Yaoundé", unit });
      expect(asked(sticker, 1500, "A-12")).toBe(askedFor(code(unit), 1500, "A-12"));
    },
  );

  test("lengths in bytes that by chance are fields in characters too are read in bytes", () => {
    const body = "0002010102115204541153039505802GA5901X6010N'Djaména64110002FR0101X";
    const sticker = closed(body.replace("5204", "26160012cm.gimac.pay5204"));
    expect(read(sticker)).toMatchObject({ city: "N'Djaména", unit: "bytes" });
    expect(asked(sticker, 100, "T1")).toContain("6010N'Djaména62060502T16411");
  });

  test("of two ways to read a code the one whose tags rise counts", () => {
    const head = "000201010211" + "26160012cm.gimac.pay" + "5204541153039505802GA5901X";
    const sticker = closed(`${head}6010N'Djaména61109ABCDEFGHI`);
    expect(read(sticker)).toMatchObject({ city: "N'Djaména", unit: "bytes" });
    expect(read(sticker).accounts).toHaveLength(1);
  });

  test("a template counted in characters inside a code counted in bytes is read", () => {
    const sticker =
      "00020126360012int.bceao.pi0116-nlwpzTnCL7-b35P5204599953039505802TD5911Kiosque 2376001X64240002FR0110Chez Zoé 😀80210011com.example0102Lw6304C078";
    expect(read(sticker)).toMatchObject({ city: "X", country: "TD", unit: "bytes" });
  });

  test("a checksum over one byte a character is read, and written so again", () => {
    const body = `${written(code("characters", "Épicerie").fields.slice(0, -1), "characters")}6304`;
    const latin1Sum = (text: string) => crcByTable(Buffer.from(text, "latin1"));
    const sticker = body + latin1Sum(body);
    expect(read(sticker).checksumOver).toBe("latin-1");
    const after = asked(sticker, 200, "A-12");
    expect(after.slice(-4)).toBe(latin1Sum(after.slice(0, -4)));
    expect(read(after)).toMatchObject({ amount: 200, checksumOver: "latin-1" });
  });
});

describe("what is refused, and why", () => {
  const body = orange.slice(0, -8);
  const without = (field: string) => {
    expect(body).toContain(field);
    return closed(body.replace(field, ""));
  };

  test.each([
    ["nothing", "", "not-a-payment-code", undefined],
    ["a link", "https://boutika.example/v/8KJ3QW2T", "not-a-payment-code", undefined],
    ["a product", "3017620422003", "not-a-payment-code", undefined],
    ["another version", closed(body.replace("000201", "000202")), "not-a-payment-code", undefined],
    ["a customer's code", "hQVDUFYwMWETTwegAAAABVUCAQ==", "customer-code", undefined],
    ["letters for a length", closed(body.replace("5802CM", "58o2CM")), "bad-field", undefined],
    ["its end cut off", orange.slice(0, -1), "cut-short", undefined],
    ["half a field head", `${body}63`, "cut-short", undefined],
    ["a changed amount", orange.replace("5910CHEZ", "5910CHEF"), "wrong-checksum", undefined],
    ["no hexadecimal checksum", `${body}6304WXYZ`, "wrong-checksum", undefined],
    ["no checksum", body, "missing-field", "63"],
    ["something behind the checksum", `${orange}5802CM`, "missing-field", "63"],
    ["an amount twice", closed(`${body}5401154012`), "repeated-field", "54"],
    ["a ticket twice", closed(`${body}62100501a0501b`), "repeated-field", "62-05"],
    ["a broken template 62", closed(`${body}62030xy`), "bad-field", undefined],
    ["nobody to pay", without(orangeAccount), "missing-field", "26"],
    ["no trade", without("52045411"), "missing-field", "52"],
    ["no currency", without("5303950"), "missing-field", "53"],
    ["no country", without("5802CM"), "missing-field", "58"],
    ["no name", without("5910CHEZ AICHA"), "missing-field", "59"],
    ["no town", without("6006DOUALA"), "missing-field", "60"],
    ["euros", closed(body.replace("5303950", "5303978")), "other-currency", "EUR"],
    ["naira", closed(body.replace("5303950", "5303566")), "other-currency", "NGN"],
    [
      "a currency without a name here",
      closed(body.replace("5303950", "5303999")),
      "other-currency",
      "999",
    ],
    [
      "over 512 characters",
      closed(
        `${body}${written(
          ["80", "81", "82", "83", "84"].map((tag) => [tag, "x".repeat(99)]),
          "characters",
        )}`,
      ),
      "too-long",
      undefined,
    ],
  ] as const)("%s", (_, text, refusal, about) => {
    const expected = about === undefined ? { ok: false, refusal } : { ok: false, refusal, about };
    expect(readMerchantQr(text)).toEqual(expected);
    expect(withAmount(text, 100, "A-1")).toEqual(expected);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 10_000_000_000_000])(
    "an amount of %s",
    (amount) => {
      expect(withAmount(orange, amount, "A-1")).toEqual({ ok: false, refusal: "bad-amount" });
    },
  );

  test.each(["", "x".repeat(26), "Café", "a\nb"])("the ticket %j", (ticket) => {
    expect(withAmount(orange, 100, ticket)).toEqual({ ok: false, refusal: "bad-ticket" });
  });

  test("a ticket for which the sticker has no room", () => {
    const full = closed(
      `${body}${written([["62", written([["07", "x".repeat(80)]], "characters")]], "characters")}`,
    );
    expect(withAmount(full, 100, "x".repeat(11)).ok).toBe(true);
    expect(withAmount(full, 100, "x".repeat(12))).toEqual({ ok: false, refusal: "no-room" });
    const long = written(
      ["80", "81", "82", "83"].map((tag) => [tag, "x".repeat(90)]),
      "characters",
    );
    const nearly = closed(`${body}${long}`);
    expect(nearly.length).toBeGreaterThan(470);
    expect(withAmount(nearly, 100, "x".repeat(25))).toEqual({ ok: false, refusal: "no-room" });
  });
});

describe("the sticker that asks for an amount", () => {
  test("of PI-SPI: 01 behind 00, 54 before 58, the ticket first in 62", () => {
    expect(asked(piSpi, 82500, "A-000417")).toBe(
      closed(
        "00020101021236560012int.bceao.pi01363497a720-ab11-4973-9619-534e04f263a1520400005303952540582500" +
          "5802CI5901X6001X62190508A-00041711" +
          "03000",
      ),
    );
  });

  test("of GIMACPAY: what stood there stays", () => {
    const after = asked(gimac, 3050, "A-000417");
    expect(after.slice(0, -4)).toBe(
      gimac
        .slice(0, -4)
        .replace("010211", "010212")
        .replace("5802CM", "540430505802CM")
        .replace("62130709", "62250508A-0004170709"),
    );
    expect(read(after)).toMatchObject({ amount: 3050, reference: "A-000417", city: "Yaoundé" });
  });

  test("without a template 62 gets one before 64", () => {
    expect(asked(mtn, 100, "T1")).toContain("6007Yaoundé62060502T16427");
  });

  test("an operator's own reference stays, the ticket goes to the bill number", () => {
    const own = closed(`${orange.slice(0, -8)}62080504OPER`);
    expect(ticketPlace(read(own))).toBe("bill");
    expect(read(asked(own, 100, "A-1"))).toMatchObject({ reference: "OPER", bill: "A-1" });
    expect(read(asked(own, 100, "A-1", "reference"))).toMatchObject({
      reference: "A-1",
      bill: undefined,
    });
    const asking = closed(`${orange.slice(0, -8)}62070503***`);
    expect(read(asked(asking, 100, "A-1")).reference).toBe("A-1");
  });

  test("asked for again where it was asked for before, only the last counts", () => {
    const once = asked(gimac, 3050, "A-1", "reference");
    expect(asked(once, 700, "A-2", "reference")).toBe(asked(gimac, 700, "A-2", "reference"));
  });
});
