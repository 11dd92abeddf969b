import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import type { OrderAbout } from "#shared/ask/question.ts";
import { type Action, may } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";

type Page = { path: string; label: MessageDescriptor; needs: Action };

const pages: Record<OrderAbout, Page> = {
  sell: { path: "/point-of-sale", label: msg`Point de vente`, needs: "sell" },
  tickets: { path: "/tickets", label: msg`Tickets`, needs: "see-shop" },
  products: { path: "/product-management", label: msg`Produits`, needs: "edit-product" },
  customers: { path: "/notebook", label: msg`Cahier`, needs: "edit-customer" },
  suppliers: { path: "/suppliers", label: msg`Fournisseurs`, needs: "keep-suppliers" },
  expenses: { path: "/expenses", label: msg`Dépenses`, needs: "sell" },
  till: { path: "/day-close", label: msg`Clôture de caisse`, needs: "keep-till" },
  team: { path: "/employee-management", label: msg`Employés`, needs: "govern-member" },
  reports: { path: "/reports", label: msg`Rapports`, needs: "see-reports" },
};

/** Link to the page where the requested action is done; to the help when the role may not open that page. */
export function OrderPage({ about, role }: { about: OrderAbout | undefined; role: Role }) {
  const { t } = useLingui();
  const page = about && pages[about];
  const { path, label } =
    page && may(role, page.needs) ? page : { path: "/help/book", label: msg`Aide` };
  return (
    <Link
      to={path}
      className="flex min-h-11 items-center self-start font-medium text-brand-ink underline underline-offset-4"
    >
      <Trans>Ouvrir « {t(label)} »</Trans>
    </Link>
  );
}
