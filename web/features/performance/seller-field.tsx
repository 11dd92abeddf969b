import { useLingui } from "@lingui/react/macro";
import { useMembers } from "#web/store/queries/use-members.ts";
import { SelectField } from "#web/ui/select-field.tsx";

type SellerFieldProps = {
  shopId: string;
  /** Who looks: first in the list. */
  ownId: string;
  value: string;
  onChange: (userId: string) => void;
};

/** Anybody who sells or sold in the shop: those who are there by name, then those who have left. */
export function SellerField({ shopId, ownId, value, onChange }: SellerFieldProps) {
  const { t } = useLingui();
  const members = useMembers(shopId).filter(({ userId }) => userId !== ownId);
  const sorted = [...members].sort(
    (a, b) => Number(b.isActive) - Number(a.isActive) || a.fullName.localeCompare(b.fullName, "fr"),
  );
  return (
    <SelectField
      label={t`Vendeur`}
      value={value}
      onChange={onChange}
      options={[
        { value: ownId, label: t`Moi` },
        ...sorted.map(({ userId, fullName, isActive }) => ({
          value: userId,
          label: isActive ? fullName : t`${fullName} (n’est plus là)`,
        })),
      ]}
    />
  );
}
