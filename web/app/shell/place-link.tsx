import { useLingui } from "@lingui/react";
import { NavLink } from "react-router-dom";
import { cx } from "#web/ui/cx.ts";
import type { Place } from "./places.ts";

type PlaceLinkProps = {
  place: Place;
  /** `row` in a menu, `icon` in the folded sidebar, `tab` in the bottom bar. */
  look: "row" | "icon" | "tab";
  onGo?: (() => void) | undefined;
};

const looks = {
  row: "min-h-12 gap-3 rounded-control px-3",
  icon: "h-12 justify-center",
  tab: "min-h-14 min-w-0 flex-auto flex-col justify-center gap-0.5 text-center text-sm leading-tight",
};

export function PlaceLink({ place, look, onGo }: PlaceLinkProps) {
  const { i18n } = useLingui();
  const words = i18n._((look === "tab" && place.short) || place.label);
  return (
    <NavLink
      to={place.path}
      onClick={onGo}
      aria-label={look === "icon" ? words : undefined}
      title={look === "icon" ? words : undefined}
      className={({ isActive }) =>
        cx(
          "flex items-center outline-offset-[-3px]",
          looks[look],
          isActive ? "font-semibold text-brand-ink" : "text-ink hover:bg-sunken",
          isActive && look !== "tab" && "bg-brand-soft",
          look === "tab" && "border-t-[3px]",
          look === "tab" && (isActive ? "border-brand-ink" : "border-transparent"),
        )
      }
    >
      <place.icon aria-hidden="true" className="size-6 shrink-0" />
      {look !== "icon" && <span className="line-clamp-2 max-w-full wrap-anywhere">{words}</span>}
    </NavLink>
  );
}
