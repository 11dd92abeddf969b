import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { may } from "#shared/rules/permissions.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { handOver } from "#web/blocks/paper/handed-file.ts";
import { columnLabels } from "#web/blocks/product-export/column-labels.ts";
import { useCatalogue } from "#web/store/queries/use-catalogue.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { listAsCsv, type ReviewedLine } from "./reviewed-line.ts";

type ListEndProps = { shop: SessionShop; lines: readonly ReviewedLine[]; onAnother: () => void };

/** What the prices of a list are, then the import of products with what was taken: it shows all once more before it writes. */
export function ListEnd({ shop, lines, onAnother }: ListEndProps) {
  const { t, i18n } = useLingui();
  const moveOn = useMoveOn();
  const catalogue = useCatalogue(shop.id);
  const [column, setColumn] = useState<"cost" | "price">("cost");

  function handleImport() {
    const words = (name: "uniqueCode" | "name" | "cost" | "price") => i18n._(columnLabels[name]);
    const titles = { code: words("uniqueCode"), name: words("name"), price: words(column) };
    const csv = listAsCsv(lines, titles, (id) => catalogue?.get(id));
    handOver(new File([csv], `${t`Liste photographiée`}.csv`, { type: "text/csv" }));
    moveOn("/product-management/import");
  }

  if (!may(shop.role, "edit-product")) return null;
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={t`Ces prix sont`}
        value={column}
        onChange={setColumn}
        options={[
          { value: "cost", label: t`ce que je paie` },
          { value: "price", label: t`ce que je vends` },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          kind="main"
          size="sell"
          className="grow"
          disabled={lines.length === 0}
          onClick={handleImport}
        >
          <Trans>Continuer vers l’import</Trans>
        </Button>
        <Button size="sell" className="grow" onClick={onAnother}>
          <Trans>Une autre photo</Trans>
        </Button>
      </div>
    </div>
  );
}
