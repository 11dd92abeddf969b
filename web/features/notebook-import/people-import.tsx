import { useState } from "react";
import { countryOf } from "#shared/rules/countries.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { useCustomers } from "#web/store/queries/use-notebook.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import { ImportPreview } from "./import-preview.tsx";
import { PeopleColumns } from "./people-columns.tsx";
import { type PeopleFile, usePeopleFile } from "./people-file.ts";

type PeopleImportProps = {
  shopId: string;
  file: PeopleFile;
  /** True for telephone contacts: they need no choice of columns. */
  isKnown: boolean;
  onLeave: () => void;
  onWritten: (customers: number) => void;
};

/** Steps of an import of people: the columns, then the preview of every person. */
export function PeopleImport({ shopId, file, isKnown, onLeave, onWritten }: PeopleImportProps) {
  const suppliers = useSuppliersSide();
  const now = useCustomers(shopId);
  // A person added meanwhile must not change the preview.
  const [customers] = useState(now);
  const country = countryOf(useShop(shopId));
  const work = usePeopleFile(file, suppliers, country);
  const [at, setAt] = useState<"columns" | "preview">(isKnown ? "preview" : "columns");
  if (at === "columns")
    return (
      <PeopleColumns
        fileName={file.name}
        work={work}
        onPreview={() => setAt("preview")}
        onLeave={onLeave}
      />
    );
  return (
    <ImportPreview
      {...{ shopId, country, customers, work, onLeave, onWritten }}
      fileName={file.name}
      onColumns={() => setAt("columns")}
    />
  );
}
