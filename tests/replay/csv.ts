/** Rows of a comma separated text by the names of its header: quotes, doubled quotes, line breaks inside quotes. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = cells(text);
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ""])));
}

function cells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] as string;
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === ",") {
      row.push(cell);
      cell = "";
    } else if (char === "\n") {
      rows.push([...row, cell]);
      row = [];
      cell = "";
    } else if (char !== "\r") cell += char;
  }
  if (cell !== "" || row.length > 0) rows.push([...row, cell]);
  return rows;
}

/** The header and the first `limit` rows, for files without line breaks inside quotes. */
export function firstRows(text: string, limit: number): string {
  let end = text.indexOf("\n") + 1;
  for (let row = 0; row < limit && end > 0 && end < text.length; row += 1)
    end = text.indexOf("\n", end) + 1 || text.length;
  return text.slice(0, end);
}
