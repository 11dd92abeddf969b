import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";

type DialogHeadProps = { id: string; title: ReactNode; closeLabel: string; onClose: () => void };

/** The title of a dialog, and the way out of it. */
export function DialogHead({ id, title, closeLabel, onClose }: DialogHeadProps) {
  return (
    <header className="flex shrink-0 items-center gap-2 border-b border-line py-1 pr-1 pl-4 short:pt-0.5 short:pb-0 short:pl-2">
      <h2 id={id} className="min-w-0 flex-1 py-2 text-lg font-semibold short:py-0">
        {title}
      </h2>
      <IconButton
        label={closeLabel}
        icon={<X aria-hidden="true" />}
        onClick={onClose}
        size="sell"
      />
    </header>
  );
}
