import { Trans } from "@lingui/react/macro";
import type { PersonDoubt } from "#shared/rules/person-groups.ts";

/** Reason why a person of a file is uncertain. */
export function DoubtWords({ doubt }: { doubt: PersonDoubt }) {
  const { otherLine } = doubt;
  switch (doubt.is) {
    case "same-name":
      return <Trans>même nom que la ligne {otherLine}</Trans>;
    case "shared-number":
      return <Trans>même numéro que la ligne {otherLine}</Trans>;
    case "several-lines":
      return <Trans>ce nom est aussi à la ligne {otherLine}</Trans>;
  }
}
