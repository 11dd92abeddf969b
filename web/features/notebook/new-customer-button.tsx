import UserPlus from "lucide-react/icons/user-plus";
import { useSideWords } from "#web/blocks/notebook/side-words.ts";
import { Button } from "#web/ui/button.tsx";

/** The one thing that one begins here. */
export function NewCustomerButton({ onNew }: { onNew: () => void }) {
  const say = useSideWords();
  return (
    <Button
      kind="main"
      size="sell"
      icon={<UserPlus aria-hidden="true" className="size-5" />}
      onClick={onNew}
    >
      {say("newOne")}
    </Button>
  );
}
