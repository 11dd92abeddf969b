import type { ReactNode } from "react";

type CheckFieldProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What is so when it is ticked. */
  children: ReactNode;
  /** It must be ticked and is not. */
  invalid?: boolean | undefined;
  strong?: boolean | undefined;
};

/** A box to tick with its words, both of them to be touched. */
export function CheckField({ checked, onChange, children, invalid, strong }: CheckFieldProps) {
  return (
    <label className={`flex min-h-11 items-center gap-3 ${strong ? "font-medium" : ""}`}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        aria-invalid={invalid ? true : undefined}
        className="size-6 shrink-0 accent-brand"
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
