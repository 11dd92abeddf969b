import { useLingui } from "@lingui/react/macro";
import { mayGovern } from "#shared/rules/permissions.ts";
import type { InvitedRole } from "#shared/schemas/invitation.ts";
import type { Role } from "#shared/schemas/person.ts";
import { SelectField } from "#web/ui/select-field.tsx";

type RoleFieldProps = {
  /** What whoever chooses is in the shop: nobody gives a role as high as theirs. */
  by: Role;
  value: InvitedRole;
  onChange: (role: InvitedRole) => void;
  withReseller: boolean;
};

/** As what somebody works in the shop. */
export function RoleField({ by, value, onChange, withReseller }: RoleFieldProps) {
  const { t } = useLingui();
  const all: { value: InvitedRole; label: string }[] = [
    { value: "employee", label: t`Employé - Accès vente` },
    { value: "seller", label: t`Vendeur - Accès vente` },
    { value: "manager", label: t`Gérant - Accès vente et bureau` },
    { value: "reseller", label: t`Revendeur - Accès limité` },
  ];
  const options = all.filter(
    (option) => mayGovern(by, option.value) && (withReseller || option.value !== "reseller"),
  );
  return <SelectField label={t`Rôle`} value={value} onChange={onChange} options={options} />;
}
