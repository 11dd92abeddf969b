/** Letters that are read for one another on paper; each stands for the last of its line. */
const alike = `
0 o
q o
1 i
l i
5 s
8 b
2 z
rn m
vv w
ii u
c e
`;

const pairs = alike
  .trim()
  .split("\n")
  .map((line) => line.split(" ") as [string, string]);

function shapeOf(word: string): string {
  let shape = word;
  for (const [read, meant] of pairs) shape = shape.replaceAll(read, meant);
  return shape;
}

/** Whether one word may have been read for another: letters that look alike, or one letter in five that was read wrong. Both folded. */
export function isReadAs(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 2) return false;
  const [one, two] = [shapeOf(word), shapeOf(other)];
  if (one === two) return true;
  const most = Math.floor(Math.max(one.length, two.length) / 5);
  return most > 0 && distance(one, two, most) <= most;
}

/** Letters to change, add or leave out to come from one to the other; more than `most` are not counted. */
function distance(one: string, other: string, most: number): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1)
      now[at] = Math.min(
        (before[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1),
      );
    if (Math.min(...now) > most) return most + 1;
    before = now;
  }
  return before[other.length] ?? 0;
}
