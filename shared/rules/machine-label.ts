/**
 * What people read in lists of devices: `Chrome Android · Samsung SM-A125F`, browser and system, the model behind them
 * where it is told. At most 60 letters, as the wire takes; nothing that follows anybody.
 */
export type MachineLabel = string;

/** The first that fits counts: most browsers say that they are Chrome and Safari too, and Android that it is Linux. */
const browsers = [
  ...["Edg", "SamsungBrowser", "OPR", "Opera", "Firefox", "FxiOS", "CriOS", "Chrome", "Safari"],
];
const systems = ["Android", "iPhone", "iPad", "Windows", "Macintosh", "CrOS", "Linux"];
const sameAs: Record<string, string> = { CriOS: "Chrome", FxiOS: "Firefox", OPR: "Opera" };
const longest = 60;

/** Makers whose models do not say whose they are. */
const makers: [RegExp, string][] = [
  [/^(SM|GT|SGH|SCH)-/, "Samsung"],
  [/^(Pixel|Nexus) /, "Google"],
  [/^RMX\d/, "Realme"],
  [/^CPH\d/, "Oppo"],
  [/^V\d{4}/, "Vivo"],
  [/^(M\d{4}|\d{5}[A-Z0-9]{4,}|\d{4}[A-Z]\w{5,})/, "Xiaomi"],
];

/** Of what a browser says of itself to everybody; newer ones of Android call every model « K », and tell it apart. */
export function machineLabel(agent: string, toldModel = ""): MachineLabel {
  const browser = browsers.find((name) => agent.includes(name)) ?? "";
  const system = systems.find((name) => agent.includes(name)) ?? "";
  const kind = `${sameAs[browser] ?? browser} ${system}`.trim();
  const model = modelName(toldModel || modelIn(agent));
  return (model ? `${kind} · ${model}` : kind).slice(0, longest).trim();
}

function modelIn(agent: string): string {
  const found = /Android [\d.]+; (?:wv; )?([^;)]+?)(?: Build\/[^;)]*)?[;)]/.exec(agent)?.[1] ?? "";
  return /^(K|Mobile|Tablet|rv:.*|[a-z]{2}-[a-z]{2})$/i.test(found) ? "" : found;
}

function modelName(model: string): string {
  const plain = model.replace(/[^\p{L}\p{N} ()+./_-]/gu, "").trim();
  const maker = makers.find(([shape]) => shape.test(plain))?.[1];
  return maker ? `${maker} ${plain}` : plain;
}
