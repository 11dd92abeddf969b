import CircleAlert from "lucide-react/icons/circle-alert";
import { type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to do; shown with an icon and read with the field. */
  error?: ReactNode;
  /** The label is for screen readers only: the place explains itself. */
  labelHidden?: boolean;
};

export type FieldIds = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/**
 * The look shared by every box one writes in. The size of its words comes from around it: of two sizes in one box the
 * style sheet would choose, not whoever asks for another.
 */
export const boxLook =
  "w-full min-h-12 rounded-control border border-edge bg-surface px-3 text-ellipsis text-ink aria-invalid:border-2 aria-invalid:border-stop disabled:bg-sunken disabled:text-ink-soft";

/** A label, a box, a hint and an error, tied together for those who hear the screen. */
export function Field({
  label,
  hint,
  error,
  labelHidden = false,
  children,
}: FieldWords & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId();
  const described = cx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
  return (
    <div className="flex min-w-0 flex-col gap-1 text-base">
      <label htmlFor={id} className={labelHidden ? "sr-only" : "font-medium"}>
        {label}
      </label>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="flex gap-1.5 text-sm font-medium text-stop">
          <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
