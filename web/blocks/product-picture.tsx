import { cx } from "#web/ui/cx.ts";
import { hueOf, initialsOf } from "./initials.ts";

/** The photo of a product, or its initials on a colour of its own. The name stands beside it, so it says nothing. */
export function ProductPicture({
  name,
  photo,
  className,
}: {
  name: string;
  photo?: string;
  className?: string;
}) {
  const box = cx(
    "flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-control",
    className,
  );
  if (photo !== undefined)
    return (
      <img src={photo} alt="" loading="lazy" decoding="async" className={cx(box, "object-cover")} />
    );
  return (
    <span
      aria-hidden="true"
      className={cx(box, "text-lg font-bold text-[white]")}
      style={{ backgroundColor: `hsl(${hueOf(name)} 45% 30%)` }}
    >
      {initialsOf(name)}
    </span>
  );
}
