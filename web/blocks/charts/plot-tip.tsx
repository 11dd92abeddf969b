/** What a finger or a mouse on a plot is told, whole. */
export function PlotTip({ name, value }: { name: string; value: string }) {
  return (
    <div className="max-w-60 rounded-control border border-line bg-surface px-3 py-2 text-sm text-ink">
      <p className="break-words">{name}</p>
      <p className="figures font-bold">{value}</p>
    </div>
  );
}
