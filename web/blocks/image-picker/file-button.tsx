import { type ChangeEvent, type ReactNode, useId } from "react";
import { buttonLook } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Spinner } from "#web/ui/spinner.tsx";

type FileButtonProps = {
  label: ReactNode;
  icon: ReactNode;
  busy: boolean;
  /** Opens the camera of a phone; a computer chooses a file all the same. */
  capture?: boolean;
  /** Takes its share of the line. */
  wide?: boolean;
  onFile: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Looks like a button and opens the choice of a picture. */
export function FileButton({ label, icon, busy, capture, wide = false, onFile }: FileButtonProps) {
  const id = useId();
  return (
    <span className={cx("relative inline-flex", wide && "flex-1")}>
      <input
        id={id}
        type="file"
        accept="image/*"
        capture={capture ? "environment" : undefined}
        disabled={busy}
        onChange={onFile}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={cx(
          buttonLook("plain", "normal", wide),
          "cursor-pointer [&>svg]:shrink-0 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus",
        )}
      >
        {busy ? <Spinner /> : icon}
        {label}
      </label>
    </span>
  );
}
