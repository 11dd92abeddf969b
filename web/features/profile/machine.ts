const browsers: [RegExp, string][] = [
  [/Edg/, "Edge"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/OPR|Opera/, "Opera"],
  [/Firefox/, "Firefox"],
  [/Chrome/, "Chrome"],
  [/Safari/, "Safari"],
];
const machines: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Macintosh/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

/** `Chrome · Android`, of what a browser says of itself; empty when it says nothing that one knows. */
export function machineOf(agent: string): string {
  const find = (known: [RegExp, string][]) => known.find(([shape]) => shape.test(agent))?.[1];
  return [find(browsers), find(machines)].filter((name) => name !== undefined).join(" · ");
}
