import { resolve } from "node:path";
import { lingui } from "@lingui/vite-plugin";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { noBreakSpaces } from "./no-break-spaces.ts";

/** Lines of a catalogue, as a page fetches it, that hold this. */
async function found(language: string, what: RegExp): Promise<string[]> {
  const input = resolve(`web/i18n/locales/${language}/messages.po`);
  const built = (await build({
    ...{ configFile: false, logLevel: "silent" },
    plugins: [lingui(), noBreakSpaces()],
    build: { write: false, rolldownOptions: { input, preserveEntrySignatures: "strict" } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.split('],"').filter((line) => what.test(line));
}

test("French is set so where it is compiled, English stays as it is typed", async () => {
  const set = /(\\xA0|\u00a0)[:;?!]/i;
  expect((await found("fr", set)).length).toBeGreaterThan(20);
  expect(await found("fr", / [:;?!%»]|« /)).toEqual([]);
  expect(await found("en", set)).toEqual([]);
});
