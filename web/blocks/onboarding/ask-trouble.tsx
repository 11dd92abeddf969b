import CloudOff from "lucide-react/icons/cloud-off";
import type { ReactNode } from "react";

/** What an act that needs the server came to: told beside the form, which keeps what was typed. */
export function AskTrouble({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <div role="alert" className="rounded-control border border-stop/40 bg-stop-soft p-3 text-stop">
      {title !== undefined && <p className="font-semibold">{title}</p>}
      <p>{children}</p>
    </div>
  );
}

/** Without a network this place shows what it knows, and says what it needs one for. */
export function NeedsNetwork({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="flex gap-3 rounded-card border border-attention/40 bg-attention-soft p-3 text-attention"
    >
      <CloudOff aria-hidden="true" className="size-6 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
