import { useLingui } from "@lingui/react/macro";
import { isNameless } from "#shared/schemas/nameless.ts";
import { ContactFields } from "#web/blocks/shop-form/contact-fields.tsx";
import { LogoField } from "#web/blocks/shop-form/logo-field.tsx";
import { TagField } from "#web/blocks/shop-form/tag-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { SetupDraft } from "./setup-draft.ts";

/** As many kinds as a shop keeps, and as long as each may be. */
const mostKinds = 40;
const longestKind = 60;

type StepProps = { draft: SetupDraft; onChange: (fields: Partial<SetupDraft>) => void };

/** 1: what the shop is called. */
export function BaseStep({ draft, onChange }: StepProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Nom de la boutique`}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={isNameless(draft.name) ? t`Nom requis` : undefined}
        maxLength={120}
      />
      <TextField
        label={t`Description (facultatif)`}
        value={draft.description}
        onChange={(description) => onChange({ description })}
        maxLength={500}
      />
    </>
  );
}

/** 2: the picture at the head of its tickets. */
export function LogoStep({ shopId, draft, onChange }: StepProps & { shopId: string }) {
  return <LogoField shopId={shopId} logo={draft.logo} onChange={(logo) => onChange({ logo })} />;
}

/** 3: where it is and how it is reached. */
export function ContactStep({ isBadEmail, ...step }: StepProps & { isBadEmail: boolean }) {
  const { t } = useLingui();
  return (
    <ContactFields
      contact={step.draft}
      onChange={step.onChange}
      emailError={isBadEmail ? t`Cette adresse email n’est pas complète` : undefined}
    />
  );
}

/** 4: the kinds of goods it sells, in its own words. */
export function GoodsStep({ draft, onChange }: StepProps) {
  const { t } = useLingui();
  return (
    <TagField
      label={t`Types de produits`}
      hint={t`Par exemple : boissons, savons, riz. Entrée ajoute.`}
      tags={draft.categories}
      most={mostKinds}
      longest={longestKind}
      onChange={(categories) => onChange({ categories })}
    />
  );
}
