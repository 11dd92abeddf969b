import { Trans, useLingui } from "@lingui/react/macro";
import { maxCategories } from "#shared/schemas/shop.ts";
import { LogoField } from "#web/blocks/shop-form/logo-field.tsx";
import { TagField } from "#web/blocks/shop-form/tag-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { type FieldsProps, Section } from "./section.tsx";

/** Name, logo, and what is sold here. */
export function IdentitySection({ shopId, fields, troubles, round, onField }: FieldsProps) {
  const { t } = useLingui();
  const isNameless = troubles.some(({ field }) => field === "name");
  return (
    <Section title={<Trans>Identité</Trans>}>
      <TextField
        label={t`Nom de la boutique`}
        value={fields.name}
        onChange={(name) => onField("name", name)}
        maxLength={120}
        autoComplete="organization"
        error={isNameless ? t`Donnez un nom à votre boutique` : undefined}
      />
      <TextField
        label={t`Description`}
        value={fields.description}
        onChange={(description) => onField("description", description)}
        maxLength={500}
        autoComplete="off"
      />
      <LogoField
        shopId={shopId}
        logo={fields.logo ?? null}
        onChange={(logo) => onField("logo", logo)}
      />
      <TagField
        key={round}
        label={t`Types de produits`}
        hintOfAdded={t`Touchez un type pour le retirer.`}
        tags={fields.categories ?? []}
        most={maxCategories}
        longest={60}
        onChange={(categories) => onField("categories", categories)}
      />
    </Section>
  );
}
