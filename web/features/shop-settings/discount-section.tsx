import { Trans, useLingui } from "@lingui/react/macro";
import { may } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import { PercentField } from "#web/blocks/percent/percent-field.tsx";
import { type FieldsProps, Section } from "./section.tsx";

/** The most that each role may take off a price without the office; that of managers says the owner alone. */
export function DiscountSection({ fields, onField, role, round }: FieldsProps & { role: Role }) {
  const { t } = useLingui();
  const roles = [
    ["sellerCeiling", t`Vendeur`],
    ["employeeCeiling", t`Employé`],
    ["managerCeiling", t`Gérant`],
  ] as const;
  return (
    <Section
      title={<Trans>Remises</Trans>}
      hint={
        <Trans>
          Ce que chacun peut enlever seul. Au-dessus, il faut le code du propriétaire ou d’un
          gérant, et la vente est signalée. Une case vide : pas de limite.
        </Trans>
      }
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {roles.map(([field, label]) => {
          if (field === "managerCeiling" && !may(role, "set-manager-ceiling")) return null;
          const rate = fields[field];
          return (
            <PercentField
              key={`${field} ${round}`}
              label={label}
              value={rate ?? undefined}
              onChange={(typed) => onField(field, typed ?? null)}
            />
          );
        })}
      </div>
    </Section>
  );
}
