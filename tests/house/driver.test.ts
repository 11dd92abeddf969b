import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "vendor/postgres";

/** The files of postgres 3.4.9 as npm has them, SHA-256. */
const upstream: Record<string, string> = {
  "bytes.js": "53b73b5ee2919ab5561229c62a4e2db578f63ca613b795b380c23cb684f2d514",
  "connection.js": "ee3a218d9aa6a6f2887c1a19da50009335fe84c11a5431d5cab72d6bc528632f",
  "errors.js": "85cfbed9a5ab0db41ab8e97b806c881af29807dfe99bc656fdf1a18c1c13b6c6",
  "index.js": "4e21f5733e70d79cffc10d10d4ef01031de4a9ac862210e43f8870029fd103ed",
  "large.js": "05ea787f79cefaf16310f14119fbfd36d2fed0795581b0df1b0e63b591a3ed94",
  "query.js": "67c45a5151032aa46b587abc15381fe4efd97c696e5c1b53082b8161309c4ee2",
  "queue.js": "15e6345adb6708bf3b99ad39fc2231c2fb61de5f6cba4b7a7a6be881482a4ec3",
  "result.js": "001ff5e0c8d634674f483d07fbcd620a797e3101f842d6c20ca3ace936260465",
  "subscribe.js": "5d0b1ec9705281ed4a60236fe5f65654038bae117845a71d19e35374d34c0cfa",
  "types.js": "1883bd4536eab1c94b9e708d325b13708b0f18ec80020e3a825f34a72f603b81",
};

/** What each place of the patch was and is: its lines without those it adds, and without those it takes away. */
function placesOf(patch: string): { file: string; was: string; is: string }[] {
  return patch.split(/^--- a\/src\//m).flatMap((part) => {
    const file = part.slice(0, part.indexOf("\n"));
    return part
      .split(/^@@ .*\n/m)
      .slice(1)
      .map((place) => {
        const lines = place.split("\n").slice(0, -1);
        const side = (left: string) =>
          lines
            .filter((line) => line.startsWith(" ") || line.startsWith(left))
            .map((line) => `${line.slice(1)}\n`)
            .join("");
        return { file, was: side("-"), is: side("+") };
      });
  });
}

test("the driver is upstream's with the fixes that its patch shows, and nothing else", () => {
  const texts = new Map(
    readdirSync(`${folder}/src`).map((file) => [
      file,
      readFileSync(`${folder}/src/${file}`, "utf8"),
    ]),
  );
  for (const { file, was, is } of placesOf(readFileSync(`${folder}/boutika.patch`, "utf8"))) {
    const around = (texts.get(file) ?? "").split(is);
    expect(around, `${file}: ${is}`).toHaveLength(2);
    texts.set(file, around.join(was));
  }
  const sums = [...texts].map(([file, text]) => [
    file,
    createHash("sha256").update(text).digest("hex"),
  ]);
  expect(Object.fromEntries(sums)).toEqual(upstream);
});

test("whoever asks for the driver, drizzle as well, gets this one, in the image of the server too", () => {
  expect(import.meta.resolve("postgres")).toContain(`/${folder}/src/index.js`);
  const stages = readFileSync("Dockerfile", "utf8")
    .split(/^FROM /m)
    .slice(1);
  for (const stage of stages) expect(stage).toMatch(/COPY vendor vendor[\s\S]*RUN n/);
});
