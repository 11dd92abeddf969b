import { closed, written } from "./payment-codes.ts";

/** The worked example of the PI-SPI specification, its checksum as published. */
export const published =
  "00020136560012int.bceao.pi0136111c3e1b-4312-49ec-b75e-4c8c74c10fd7520400005303952540410005802CI5901X6001X62270516F2YG7643D5HH2023110350063049618";

/** The samples below are in the manner of each scheme, made up here: nobody is paid by them. */
const text = (...fields: [string, string][]) => written(fields, "characters");
export const piSpi = closed(
  "00020136560012int.bceao.pi01363497a720-ab11-4973-9619-534e04f263a15204000053039525802CI5901X6001X62071103000",
);
export const gimac = closed(
  text(
    ...([
      ["00", "01"],
      ["01", "11"],
    ] as [string, string][]),
    ["26", text(["00", "cm.gimac.pay"], ["01", "10029001"], ["02", "237677000000"])],
    ...([
      ["52", "5411"],
      ["53", "950"],
      ["58", "CM"],
      ["59", "CHEZ AÏCHA"],
    ] as [string, string][]),
    ...([
      ["60", "Yaoundé"],
      ["61", "99999"],
      ["62", text(["07", "CAISSE-01"])],
    ] as [string, string][]),
  ),
);
export const orangeAccount = text(["28", text(["00", "com.orange.om"], ["01", "237699000000"])]);
export const orange = closed(
  `000201010211${orangeAccount}5204541153039505802CM5910CHEZ AICHA6006DOUALA`,
);
export const mtn = closed(
  text(
    ...([
      ["00", "01"],
      ["29", text(["00", "com.mtn.momo"], ["01", "237670000000"])],
    ] as [string, string][]),
    ...([
      ["52", "5999"],
      ["53", "950"],
      ["55", "02"],
      ["56", "100"],
      ["58", "CM"],
    ] as [string, string][]),
    ...([
      ["59", "Épicerie Zoé🎉"],
      ["60", "Yaoundé"],
    ] as [string, string][]),
    ["64", text(["00", "FR"], ["01", "Épicerie chez Zoé"])],
  ),
);
