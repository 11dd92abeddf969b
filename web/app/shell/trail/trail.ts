import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Places } from "#web/app/shell/places-for.ts";

/** One step of the way here. The last one is where one stands; it has no path. */
export type Step = { label: MessageDescriptor; path?: string };

/** Addresses which no menu holds, and under which page they stand; `:id` is whatever stands last. */
const pages: Record<string, { label: MessageDescriptor; under?: string }> = {
  "/tickets/:id": { label: msg`Reçu`, under: "/tickets" },
  "/notebook/:id": { label: msg`Fiche du client`, under: "/notebook" },
  "/notebook/reminders": { label: msg`À relancer`, under: "/notebook" },
  "/notebook/import": { label: msg`Import et export`, under: "/notebook" },
  "/notebook/statement/:id": { label: msg`Relevé`, under: "/notebook" },
  "/reports/accounting": { label: msg`Pour le comptable`, under: "/reports" },
  "/purchases/new": { label: msg`Nouvel achat`, under: "/purchases" },
  "/purchases/photo": { label: msg`Photographier une facture`, under: "/purchases" },
  "/purchases/orders": { label: msg`Commandes`, under: "/purchases" },
  "/purchases/orders/new": { label: msg`Commande à écrire`, under: "/purchases" },
  "/purchases/orders/:id": { label: msg`Commande`, under: "/purchases" },
  "/purchases/to-order": { label: msg`À commander`, under: "/purchases" },
  "/purchases/:id": { label: msg`Achat`, under: "/purchases" },
  "/expenses/new": { label: msg`Noter une dépense`, under: "/expenses" },
  "/losses": { label: msg`Pertes`, under: "/expenses" },
  "/suppliers": { label: msg`Fournisseurs`, under: "/purchases" },
  "/suppliers/:id": { label: msg`Fiche du fournisseur`, under: "/suppliers" },
  "/suppliers/import": { label: msg`Import et export`, under: "/suppliers" },
  "/suppliers/statement/:id": { label: msg`Relevé`, under: "/suppliers" },
  "/day-close/count": { label: msg`Clôturer la caisse`, under: "/day-close" },
  "/day-close/printer": { label: msg`Imprimante`, under: "/day-close" },
  "/day-close/x": { label: msg`Rapport X`, under: "/day-close" },
  "/day-close/:id": { label: msg`Rapport Z`, under: "/day-close" },
  "/day-close/day/:id": { label: msg`Rapport Z`, under: "/day-close" },
  "/product-management": { label: msg`Produits` },
  "/product-management/transfers": {
    label: msg`Transfert aux revendeurs`,
    under: "/product-management",
  },
  "/product-management/reseller-sales": {
    label: msg`Ventes des revendeurs`,
    under: "/product-management",
  },
  "/product-management/shop-transfers": {
    label: msg`Transfert aux boutiques`,
    under: "/product-management",
  },
  "/product-management/import": { label: msg`Import et export`, under: "/product-management" },
  "/product-management/labels": { label: msg`Étiquettes`, under: "/product-management" },
  "/inventory/count": { label: msg`Comptage`, under: "/inventory" },
  "/help/:id": { label: msg`Page d’aide`, under: "/help" },
  "/watch": { label: msg`À surveiller`, under: "/dashboard" },
  "/notifications": { label: msg`Notifications` },
  "/reseller-partnerships": { label: msg`Partenariats`, under: "/reseller-list" },
  "/subscription-upgrade": { label: msg`Abonnement` },
  "/profile-management/identity": { label: msg`Identité`, under: "/profile-management" },
  "/profile-management/password": { label: msg`Mot de passe`, under: "/profile-management" },
  "/profile-management/devices": { label: msg`Appareils connectés`, under: "/profile-management" },
  "/profile-management/roles": { label: msg`Rôles actifs`, under: "/profile-management" },
  "/profile-management/appearance": {
    label: msg`Langue et apparence`,
    under: "/profile-management",
  },
  "/profile-management/audit": {
    label: msg`Journal des actes sensibles`,
    under: "/profile-management",
  },
  "/admin": { label: msg`Administration` },
  "/device-sellers": { label: msg`Vendeurs de cet appareil`, under: "/profile-management" },
  "/account-deletion": { label: msg`Supprimer mon compte`, under: "/profile-management" },
  "/shop-deletion": { label: msg`Supprimer la boutique`, under: "/shop-configuration" },
};

/**
 * The way to an address, from the first screen on; a place is called as in this person's menu, and a page above which
 * is not open to them is left out. Nothing for the first screen itself.
 */
export function trailTo(pathname: string, places: Places, home: string): readonly Step[] {
  const named = new Map([...places.first, ...places.also].map((place) => [place.path, place]));
  const place = named.get(pathname);
  const page = pages[pathname] ?? pages[pathname.replace(/[^/]+$/, ":id")];
  const label = place?.label ?? page?.label;
  if (!label || pathname === home) return [];
  const above = place || !page?.under ? undefined : named.get(page.under);
  return [
    { label: msg`Accueil`, path: home },
    ...(above && above.path !== home ? [{ label: above.label, path: above.path }] : []),
    { label },
  ];
}
