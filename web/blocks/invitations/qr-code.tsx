import { encode } from "uqr";

type QrCodeProps = {
  text: string;
  label: string;
  /** As large as the screen leaves room for. */
  isLarge?: boolean;
};

/** A text as a picture that another phone reads off the screen: black on white in both themes, as cameras like it. */
export function QrCode({ text, label, isLarge = false }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`mx-auto max-w-full rounded-control ${isLarge ? "aspect-square w-full max-h-[65dvh]" : "size-64"}`}
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
