import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isTest, sourceFiles } from "./source-files.ts";

/** Moving people and waiting for something, in one file: what comes late may find them elsewhere. */
const movesLate = (text: string) =>
  /\buseNavigate\b/.test(text) &&
  /\bawait\b|\.then\(|\bsetTimeout\(|\bonSignedIn\b/.test(text.replaceAll(/await import\(/g, ""));

test("whoever waits for an answer moves people by `useMoveOn`, which leaves those alone who have gone on", () => {
  const files = sourceFiles("web").filter(
    (file) => !isTest(file) && file !== "web/blocks/hooks/use-move-on.ts",
  );
  expect(files.filter((file) => movesLate(readFileSync(file, "utf8")))).toEqual([]);
});

test("a bare one is found", () => {
  const act = "const navigate = useNavigate(); async () => { await save(); navigate('/'); }";
  expect(movesLate(act)).toBe(true);
  expect(movesLate(act.replace("await save(); ", ""))).toBe(false);
});
