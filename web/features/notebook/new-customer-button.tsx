import { Trans } from "@lingui/react/macro";
import UserPlus from "lucide-react/icons/user-plus";
import { Button } from "#web/ui/button.tsx";

type NewCustomerButtonProps = { onNew: () => void; wide?: boolean };

/** The one thing that one begins here. */
export function NewCustomerButton({ onNew, wide = false }: NewCustomerButtonProps) {
  return (
    <Button
      kind="main"
      size="sell"
      wide={wide}
      icon={<UserPlus aria-hidden="true" className="size-5" />}
      onClick={onNew}
    >
      <Trans>Nouveau client</Trans>
    </Button>
  );
}
