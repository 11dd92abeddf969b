import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { wareOf } from "#shared/rules/ware.ts";
import type { PaperDocument } from "#web/blocks/documents/document.ts";
import { nameInFile } from "#web/blocks/spreadsheet/file-name.ts";
import { formatDay } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { soldWords } from "#web/i18n/measure.ts";
import type { OrderRow } from "#web/store/queries/use-orders.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";

type OrderOf = {
  shop: { name: string };
  supplierName: string;
  order: OrderRow;
  itemOf: (productId: string) => CatalogueItem | undefined;
};

const dayWords = (day: string, i18n: I18n) =>
  formatDay(`${day}T12:00:00Z`, i18n.locale as Language, "UTC");

/** The lines of an order as a supplier reads them: how much, of what, under which code. What it should cost is not told. */
export function orderedLines({ order, itemOf }: Pick<OrderOf, "order" | "itemOf">, i18n: I18n) {
  return order.lines.map(({ productId, quantity, by }) => {
    const item = itemOf(productId);
    const much = soldWords({ quantity, by: by ?? (item && wareOf(item)?.by) });
    return { much, name: item?.name ?? i18n._(msg`Produit retiré`), code: item?.barcode ?? "" };
  });
}

/** The order as a message, a line a product. */
export function orderText({ shop, order, itemOf }: Omit<OrderOf, "supplierName">, i18n: I18n) {
  const shopName = shop.name;
  const { expectedDay, note } = order;
  const day = expectedDay && dayWords(expectedDay, i18n);
  return [
    i18n._(msg`Bonjour, une commande de ${shopName} :`),
    ...orderedLines({ order, itemOf }, i18n).map(({ much, name }) => `${much} × ${name}`),
    ...(day ? [i18n._(msg`Pour le ${day}.`)] : []),
    ...(note === "" ? [] : [note]),
    i18n._(msg`Merci !`),
  ].join("\n");
}

/** The order as a paper: for a PDF, or a picture. */
export function orderDocument(given: OrderOf, i18n: I18n): PaperDocument {
  const { shop, supplierName, order } = given;
  const { expectedDay, note, day } = order;
  return {
    title: i18n._(msg`Commande`),
    information: [
      [i18n._(msg`Boutique`), shop.name],
      [i18n._(msg`Fournisseur`), supplierName],
      [i18n._(msg`Établie le`), dayWords(day, i18n)],
      ...(expectedDay ? [[i18n._(msg`Attendue le`), dayWords(expectedDay, i18n)] as const] : []),
      ...(note === "" ? [] : [[i18n._(msg`Note`), note] as const]),
    ],
    tables: [
      {
        title: i18n._(msg`Produits`),
        columns: [i18n._(msg`Produit`), i18n._(msg`Code`), i18n._(msg`Quantité`)],
        rows: orderedLines(given, i18n).map(({ much, name, code }) => [name, code, much]),
      },
    ],
  };
}

/** Its name among the downloads, without its ending. */
export const orderFile = ({ supplierName, order }: OrderOf): string =>
  `commande_${nameInFile(supplierName, "fournisseur")}_${order.day}`;
