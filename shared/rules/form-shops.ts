/** A column of one shop; `at` counts from 0. */
export type ShopColumn = {
  shop: string;
  at: number;
  role: "stock" | "stockThreshold" | "price" | "for-sale" | "other";
};

const roles: readonly (readonly [ShopColumn["role"], string])[] = [
  [
    "stock",
    "in stock|en stock|current quantity|quantité actuelle|quantite actuelle|inventory|stock|qté|quantité|quantity|qty",
  ],
  [
    "other",
    "new quantity|nouvelle quantité|optimal stock|stock optimal|restock level|stock alert enabled|alerte de stock activée",
  ],
  [
    "stockThreshold",
    "low stock|stock faible|stock bas|stock alert count|seuil d.alerte(?: de stock)?|reorder point",
  ],
  ["price", "price|prix"],
  ["for-sale", "available for sale|disponible à la vente|enabled|activé"],
];
const bracketed = roles.map(
  ([role, words]) => [role, new RegExp(`^(?:${words})\\s*\\[(.+)\\]$`, "i")] as const,
);
/** Beginnings of titles found only in columns of a shop. */
const sureWords =
  "current quantity|quantité actuelle|quantite actuelle|new quantity|nouvelle quantité|stock alert enabled|alerte de stock activée|stock alert count|seuil d.alerte de stock|inventory(?=_)|reorder[_ ]point(?=_)|restock[_ ]level(?=_)|enabled";
const sure = new RegExp(`^(${sureWords})[\\s_:–-]+(.+)$`, "i");
/** Titles with a word for a shop: « Stock Boutique Centre », « Qté dépôt », « Prix magasin 2 ». */
const named =
  /^(stock|qté|qte|quantité|quantite|quantity|qty|prix|price|seuil)[\s_:–-]+(?:(?:de|du|en|au|à|la|le)\s+)*((?:boutique|magasin|dépôt|depot|entrepôt|entrepot|shop|store|warehouse|marché|marche|succursale|branch|agence|point de vente)\b.*)$/iu;

/** Words of programs after such a beginning that name no shop: `inventory_quantity`, `inventory_policy`. */
const noShop =
  /^(?:quantity|qty|policy|tracker|item|management|level|value|on hand|account|type|tracked|cost|price|date)\b/i;

const roleOf = (words: string): ShopColumn["role"] => {
  const plain = words.replaceAll("_", " ").trim();
  if (/^seuil$/i.test(plain)) return "stockThreshold";
  const found = roles.find(([, known]) => new RegExp(`^(?:${known})$`, "i").test(plain));
  return found?.[0] ?? "stock";
};

function shopColumnOf(title: string, at: number): ShopColumn | undefined {
  const text = title.replace(/\s+/g, " ").trim();
  for (const [role, pattern] of bracketed) {
    const shop = pattern.exec(text)?.[1];
    if (shop !== undefined) return { shop: shop.trim(), at, role };
  }
  const [, words, shop] = sure.exec(text) ?? named.exec(text) ?? [];
  if (words === undefined || shop === undefined || noShop.test(shop)) return undefined;
  return { shop: shop.replaceAll("_", " ").trim(), at, role: roleOf(words) };
}

/** The shops with columns in the file, in their order, and these columns. */
export function shopColumnsOf(titles: readonly string[]): {
  shops: readonly string[];
  shopColumns: readonly ShopColumn[];
} {
  const shopColumns = titles.flatMap((title, at) => shopColumnOf(title, at) ?? []);
  return { shops: [...new Set(shopColumns.map(({ shop }) => shop))], shopColumns };
}

const letters = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** The shop of the file with the given name; the first one if none has it. */
export function shopMeant(shops: readonly string[], name: string): string | undefined {
  const own = letters(name);
  return (
    shops.find((shop) => letters(shop) === own) ??
    shops.find((shop) => own !== "" && own.includes(letters(shop))) ??
    shops[0]
  );
}
