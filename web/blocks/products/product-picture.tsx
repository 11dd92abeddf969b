import { hueOf, initialsOf } from "#web/blocks/initials.ts";
import { cx } from "#web/ui/cx.ts";

type ProductPictureProps = {
  name: string;
  photo?: string | undefined;
  size?: "small" | "normal" | undefined;
  /** The photo cannot be had: no network, and not kept on this device. */
  onError?: () => void;
};

/** The photo of a product, or its initials on a colour of its own. The name stands beside it, so it says nothing. */
export function ProductPicture({ name, photo, size = "normal", onError }: ProductPictureProps) {
  const box = cx(
    "flex shrink-0 items-center justify-center overflow-hidden rounded-control",
    size === "small" ? "size-10 text-base" : "size-12 text-lg",
  );
  if (photo !== undefined)
    return (
      <img
        src={photo}
        alt=""
        loading="lazy"
        decoding="async"
        onError={onError}
        className={cx(box, "object-cover")}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={cx(box, "font-bold text-[white]")}
      style={{ backgroundColor: `hsl(${hueOf(name)} 45% 30%)` }}
    >
      {initialsOf(name)}
    </span>
  );
}
