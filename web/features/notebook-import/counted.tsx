import { Plural } from "@lingui/react/macro";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";

/** So many people of a file: to be noted, about to be, or noted. */
export function Counted({ people, as }: { people: number; as: "found" | "act" | "noted" }) {
  const suppliers = useSuppliersSide();
  switch (as) {
    case "found":
      return suppliers ? (
        <Plural value={people} one="# fournisseur à noter" other="# fournisseurs à noter" />
      ) : (
        <Plural value={people} one="# client à noter" other="# clients à noter" />
      );
    case "act":
      return suppliers ? (
        <Plural value={people} one="Noter # fournisseur" other="Noter # fournisseurs" />
      ) : (
        <Plural value={people} one="Noter # client" other="Noter # clients" />
      );
    case "noted":
      return suppliers ? (
        <Plural value={people} one="# fournisseur noté." other="# fournisseurs notés." />
      ) : (
        <Plural
          value={people}
          one="# client noté dans le cahier."
          other="# clients notés dans le cahier."
        />
      );
  }
}
