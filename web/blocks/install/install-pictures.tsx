import type { ReactNode } from "react";

/** Drawings of where to tap; the words beside them say the same, so nobody misses what they show. */
function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 84"
      className="h-21 w-30 shrink-0 rounded-control border border-line bg-sunken"
    >
      {children}
    </svg>
  );
}

const sheet = "fill-surface stroke-edge";
const faint = "fill-line";
const strong = "fill-ink";
const here = "fill-accent stroke-on-accent";
const line = "fill-none stroke-on-accent";

/** The square with an arrow in the bar at the bottom of Safari. */
export function SharePicture() {
  return (
    <Picture>
      <rect x="24" y="-8" width="72" height="86" rx="8" className={sheet} />
      <rect x="34" y="8" width="52" height="4" rx="2" className={faint} />
      <rect x="34" y="18" width="40" height="4" rx="2" className={faint} />
      <rect x="34" y="28" width="46" height="4" rx="2" className={faint} />
      <path d="M24 52h72" className="stroke-line" />
      <path d="m36 60-4 4 4 4M46 60l4 4-4 4" className="fill-none stroke-edge" strokeWidth="1.5" />
      <circle cx="66" cy="64" r="11" className={here} />
      <path d="M62 62h-1v8h10v-8h-1M66 67v-9m-3 3 3-3 3 3" className={line} strokeWidth="1.5" />
      <rect x="82" y="60" width="8" height="8" rx="2" className="fill-none stroke-edge" />
    </Picture>
  );
}

/** A sheet of lines, of which one bears a plus. */
export function HomeScreenPicture() {
  return (
    <Picture>
      <rect x="16" y="10" width="88" height="90" rx="8" className={sheet} />
      <rect x="26" y="20" width="44" height="4" rx="2" className={faint} />
      <rect x="88" y="17" width="8" height="8" rx="2" className={faint} />
      <rect x="20" y="32" width="80" height="20" rx="5" className={here} />
      <rect x="27" y="40" width="46" height="4" rx="2" className="fill-on-accent" />
      <path d="M84 36h12v12H84zM90 39v6m-3-3h6" className={line} strokeWidth="1.5" />
      <rect x="26" y="60" width="38" height="4" rx="2" className={faint} />
      <rect x="88" y="58" width="8" height="8" rx="2" className={faint} />
      <rect x="26" y="76" width="42" height="4" rx="2" className={faint} />
    </Picture>
  );
}

/** The icon of the application, and the word that adds it at the top right. */
export function AddPicture() {
  return (
    <Picture>
      <rect x="16" y="10" width="88" height="90" rx="8" className={sheet} />
      <rect x="24" y="19" width="20" height="4" rx="2" className={faint} />
      <rect x="72" y="14" width="28" height="14" rx="5" className={here} />
      <rect x="77" y="19" width="18" height="4" rx="2" className="fill-on-accent" />
      <path d="M16 34h88" className="stroke-line" />
      <rect x="26" y="44" width="26" height="26" rx="6" className="fill-brand" />
      <path d="m32 57 5 5 9-11" className="fill-none stroke-on-brand" strokeWidth="3" />
      <rect x="60" y="48" width="34" height="5" rx="2" className={strong} />
      <rect x="60" y="60" width="26" height="4" rx="2" className={faint} />
    </Picture>
  );
}

/** Three dots at the top right of the browser. */
export function MenuPicture() {
  return (
    <Picture>
      <rect x="24" y="8" width="72" height="90" rx="8" className={sheet} />
      <rect x="31" y="16" width="46" height="12" rx="6" className={faint} />
      <circle cx="86" cy="22" r="9" className={here} />
      <path
        d="M86 17.5v.1m0 4.4v.1m0 4.4v.1"
        className={line}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <rect x="34" y="40" width="52" height="4" rx="2" className={faint} />
      <rect x="34" y="50" width="40" height="4" rx="2" className={faint} />
      <rect x="34" y="60" width="46" height="4" rx="2" className={faint} />
    </Picture>
  );
}

/** One line of the browser's menu, with an arrow into a tray. */
export function MenuLinePicture() {
  return (
    <Picture>
      <rect x="24" y="8" width="72" height="90" rx="8" className={sheet} />
      <rect x="40" y="16" width="62" height="64" rx="4" className={sheet} />
      <rect x="48" y="24" width="34" height="4" rx="2" className={faint} />
      <rect x="43" y="34" width="56" height="16" rx="4" className={here} />
      <path d="M51 38v6m-3-2 3 3 3-3M47 47h8" className={line} strokeWidth="1.5" />
      <rect x="60" y="40" width="32" height="4" rx="2" className="fill-on-accent" />
      <rect x="48" y="57" width="40" height="4" rx="2" className={faint} />
      <rect x="48" y="67" width="28" height="4" rx="2" className={faint} />
    </Picture>
  );
}

/** A screen with an arrow, at the end of the address bar of a computer. */
export function AddressBarPicture() {
  return (
    <Picture>
      <rect x="6" y="12" width="108" height="90" rx="5" className={sheet} />
      <rect x="30" y="18" width="66" height="14" rx="7" className={faint} />
      <path d="m14 22-3 3 3 3m8-6 3 3-3 3" className="fill-none stroke-edge" strokeWidth="1.5" />
      <circle cx="88" cy="25" r="9" className={here} />
      <path d="M83 21h10v6H83zM88 19v5m-2-2 2 2 2-2M85 30h6" className={line} strokeWidth="1.3" />
      <path d="M6 38h108" className="stroke-line" />
      <rect x="16" y="48" width="50" height="4" rx="2" className={faint} />
      <rect x="16" y="60" width="70" height="4" rx="2" className={faint} />
    </Picture>
  );
}

/** The first menu of Safari on a Mac, and a line of it. */
export function FileMenuPicture() {
  return (
    <Picture>
      <path d="M0 18h120" className="stroke-edge" />
      <rect x="8" y="7" width="16" height="4" rx="2" className={faint} />
      <rect x="28" y="4" width="22" height="11" rx="3" className={here} />
      <rect x="32" y="7.5" width="14" height="4" rx="2" className="fill-on-accent" />
      <rect x="56" y="7" width="16" height="4" rx="2" className={faint} />
      <rect x="28" y="18" width="64" height="58" rx="3" className={sheet} />
      <rect x="34" y="26" width="36" height="4" rx="2" className={faint} />
      <rect x="34" y="37" width="44" height="4" rx="2" className={faint} />
      <rect x="31" y="47" width="58" height="14" rx="3" className={here} />
      <rect x="36" y="52" width="40" height="4" rx="2" className="fill-on-accent" />
      <rect x="34" y="67" width="30" height="4" rx="2" className={faint} />
    </Picture>
  );
}
