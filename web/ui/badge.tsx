import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type Tone = "neutral" | "ok" | "attention" | "stop" | "brand";

const tones: Record<Tone, string> = {
  neutral: "border-line bg-sunken text-ink",
  ok: "border-ok/40 bg-ok-soft text-ok",
  attention: "border-attention/40 bg-attention-soft text-attention",
  stop: "border-stop/40 bg-stop-soft text-stop",
  brand: "border-brand-ink/40 bg-brand-soft text-brand-ink",
};

/** A state, always in words; the colour and the icon only repeat them. */
export function Badge({
  tone = "neutral",
  icon,
  children,
  end,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
  /** What is never cut. */
  end?: ReactNode;
}) {
  return (
    <span
      className={cx(
        "inline-flex max-w-full items-center gap-1 rounded-full border px-2 py-0.5 text-sm font-medium [&_svg]:size-4 [&_svg]:shrink-0",
        tones[tone],
      )}
    >
      {icon}
      <span className="min-w-0 truncate">{children}</span>
      {end}
    </span>
  );
}
