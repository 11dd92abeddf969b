import { Trans, useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import Search from "lucide-react/icons/search";
import { useMemo, useState } from "react";
import { prepared } from "#web/blocks/customers/find-customers.ts";
import { useFound } from "#web/blocks/customers/use-found.ts";
import { roleWords } from "#web/blocks/words/role-words.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type ShopChooserProps = {
  shops: readonly SessionShop[];
  currentId: string;
  onPick: (shopId: string) => void;
  onClose: () => void;
};

/** Somebody's many shops, found by a part of their name. */
export function ShopChooser({ shops, currentId, onPick, onClose }: ShopChooserProps) {
  const { t, i18n } = useLingui();
  const [query, setQuery] = useState("");
  const ready = useMemo(
    () => prepared(shops, ({ name }) => ({ name, phone: "", otherPhone: "" })),
    [shops],
  );
  const { found, near } = useFound(ready, query);

  return (
    <Dialog open onClose={onClose} title={t`Changer de boutique`} closeLabel={t`Fermer`}>
      <div className="flex flex-col gap-3">
        <TextField
          label={t`Chercher une boutique`}
          type="search"
          value={query}
          onChange={setQuery}
          icon={<Search aria-hidden="true" className="size-5" />}
          data-autofocus
        />
        {/* As high as the whole list, so that nothing jumps while one types. */}
        <ul className="flex h-[min(24rem,50dvh)] flex-col overflow-y-auto">
          {[...found, ...near].map((shop) => (
            <li key={shop.id}>
              <button
                type="button"
                aria-current={shop.id === currentId}
                onClick={() => {
                  onClose();
                  onPick(shop.id);
                }}
                className="flex min-h-12 w-full items-center gap-3 rounded-control px-3 py-1 text-left outline-offset-[-3px] hover:bg-sunken"
              >
                <span className="min-w-0 flex-1">
                  <span className="block break-words">{shop.name}</span>
                  <span className="block text-sm text-ink-soft">
                    {i18n._(roleWords[shop.role])}
                  </span>
                </span>
                {shop.id === currentId && <Check aria-hidden="true" className="size-5 shrink-0" />}
              </button>
            </li>
          ))}
          {found.length + near.length === 0 && (
            <li className="p-3">
              <Trans>Aucune boutique de ce nom.</Trans>
            </li>
          )}
        </ul>
      </div>
    </Dialog>
  );
}
