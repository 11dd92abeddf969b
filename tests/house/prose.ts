import { type NodePath, parseSync, types as t, traverse } from "@babel/core";

/** Attributes that people read or hear; `enterKeyHint` is for the keyboard, `context` for who translates. */
const shown =
  /^(?!(enterKeyHint|context)$).*(label|title|text|hint|message|placeholder|alt|description|heading|caption|summary)$/i;
const macros = new Set(["Trans", "Plural", "Select", "SelectOrdinal"]);
/** The same in every language; X stands for a digit. */
const names = /\b(Boutika|FCFA|XAF|WhatsApp|Telegram|[\dX]+)\b/g;
const hasWord = (text: string) => /\p{L}{2,}/u.test(text.replace(names, ""));
/** Marks that French sets otherwise than English. */
const hasFrenchMark = (text: string) => /[«»]|\s[:;!?](?=\s|$)/u.test(text);

/** Words on the screen that never pass through lingui: [line, text]. */
export function bareProse(code: string, file: string): [line: number, text: string][] {
  const found: [number, string][] = [];
  const report = (node: t.Node, text: string) => {
    if (hasWord(text) || hasFrenchMark(text)) found.push([node.loc?.start.line ?? 0, text.trim()]);
  };
  traverse(parse(code, file), {
    JSXText(path) {
      if (!insideMacro(path)) report(path.node, path.node.value);
    },
    JSXExpressionContainer(path) {
      if (path.parentPath.isJSXAttribute() || insideMacro(path)) return;
      for (const node of stringsOf(path.node.expression)) report(node, textOf(node));
    },
    JSXAttribute(path) {
      const name = t.isJSXIdentifier(path.node.name) ? path.node.name.name : "";
      const value = path.node.value;
      if (!shown.test(name) || !value) return;
      const inner = t.isJSXExpressionContainer(value) ? value.expression : value;
      for (const node of stringsOf(inner)) report(node, textOf(node));
    },
  });
  return found;
}

/** Moments and chance that come from nowhere: `new Date()` and `Date()`; the lint sees the others. */
export function clockReadings(code: string, file: string): number[] {
  const lines: number[] = [];
  traverse(parse(code, file), {
    NewExpression(path) {
      if (t.isIdentifier(path.node.callee, { name: "Date" }) && path.node.arguments.length === 0) {
        lines.push(path.node.loc?.start.line ?? 0);
      }
    },
    CallExpression(path) {
      if (t.isIdentifier(path.node.callee, { name: "Date" })) {
        lines.push(path.node.loc?.start.line ?? 0);
      }
    },
  });
  return lines;
}

function parse(code: string, file: string): t.File {
  const plugins: ("typescript" | "jsx")[] = file.endsWith("x")
    ? ["typescript", "jsx"]
    : ["typescript"];
  const tree = parseSync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins },
  });
  if (!tree) throw new Error(`${file} cannot be parsed`);
  return tree as t.File;
}

function insideMacro(path: NodePath): boolean {
  return Boolean(
    path.findParent(
      (parent) =>
        parent.isJSXElement() &&
        t.isJSXIdentifier(parent.node.openingElement.name) &&
        macros.has(parent.node.openingElement.name.name),
    ),
  );
}

/** The strings an expression may show: itself, or either end of a choice. */
function stringsOf(node: t.Node): (t.StringLiteral | t.TemplateLiteral)[] {
  if (t.isStringLiteral(node) || t.isTemplateLiteral(node)) return [node];
  if (t.isConditionalExpression(node))
    return [...stringsOf(node.consequent), ...stringsOf(node.alternate)];
  if (t.isLogicalExpression(node)) return [...stringsOf(node.left), ...stringsOf(node.right)];
  return [];
}

function textOf(node: t.StringLiteral | t.TemplateLiteral): string {
  return t.isStringLiteral(node)
    ? node.value
    : node.quasis.map((part) => part.value.cooked).join("0");
}
