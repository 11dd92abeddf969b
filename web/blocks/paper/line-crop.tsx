import { useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useRef } from "react";
import type { Box } from "#shared/paper/paper-word.ts";
import type { Grey } from "./grey.ts";
import { cutsOf } from "./line-cut.ts";

/** The line as it stands on the photograph; a long one in two halves, one below the other. */
export function LineCrop({ shown, box, name }: { shown: Grey; box: Box; name: string }) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const cuts = useMemo(() => cutsOf(shown, box), [shown, box]);
  const width = Math.max(...cuts.map((cut) => cut.width));
  const [{ height }] = cuts;
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, width, height * cuts.length);
    for (const [at, cut] of cuts.entries())
      context.putImageData(pixelsOf(shown, cut), at === 0 ? 0 : width - cut.width, at * height);
  }, [shown, cuts, width, height]);
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height * cuts.length}
      role="img"
      aria-label={t`Sur le papier : ${name}`}
      className="h-auto max-h-24 w-full rounded-control border border-line bg-sunken object-contain object-left"
    />
  );
}

function pixelsOf(shown: Grey, { x, y, width, height }: Box): ImageData {
  const pixels = new ImageData(width, height);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const light = shown.data[(y + row) * shown.width + x + column] ?? 255;
      const at = (row * width + column) * 4;
      pixels.data.fill(light, at, at + 3);
      pixels.data[at + 3] = 255;
    }
  return pixels;
}
