/** How long somebody has to wait: `45 s`, `2 min 05`, `1 h 05`: the same in every language. */
export function waitWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const two = (number: number) => String(number).padStart(2, "0");
  if (minutes === 0) return `${seconds} s`;
  if (minutes < 60) return `${minutes} min ${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)} h ${two(minutes % 60)}`;
}
