import { Trans } from "@lingui/react/macro";
import type { FieldTrouble } from "./sign-in-form.ts";

export function FieldTroubleText({ trouble }: { trouble: FieldTrouble }) {
  switch (trouble) {
    case "missing":
      return <Trans>À remplir</Trans>;
    case "not-an-email":
      return <Trans>Cette adresse email n’est pas complète</Trans>;
    case "short-password":
      return <Trans>Le mot de passe doit contenir au moins 6 caractères</Trans>;
  }
}
