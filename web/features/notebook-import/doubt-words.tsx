import { Trans } from "@lingui/react/macro";
import type { PersonDoubt } from "#shared/rules/person-groups.ts";

/** Why a person of a file is not certain. */
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
