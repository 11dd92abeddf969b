import { useLingui } from "@lingui/react/macro";
import { useShopBooks } from "#web/store/queries/use-shop-books.ts";

/** What the figures of a profit are figures of, in the reader's words. */
export type ProfitNames = {
  seller: (id: string) => string;
  agency: (id: string | null) => string;
  category: (id: string) => string;
  product: (id: string) => string;
};

export function useProfitNames(shopId: string): ProfitNames {
  const { t } = useLingui();
  const [book] = useShopBooks([shopId]);
  const people = new Map(book?.members.map(({ userId, fullName }) => [userId, fullName]));
  const agencies = new Map(book?.agencies.map(({ id, name }) => [id, name]));
  return {
    seller: (id) => people.get(id) ?? t`Vendeur inconnu`,
    agency: (id) => (id === null ? t`Sans agence` : (agencies.get(id) ?? t`Agence inconnue`)),
    category: (id) => (id === "" ? t`Sans catégorie` : id),
    product: (id) => book?.nameOfProduct(id) ?? t`Produit inconnu`,
  };
}
