import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const compose = readFileSync("docker-compose.yml", "utf8");

/** The lines of one service, or of one of its parts, by how deep they stand. */
function under(text: string, name: string, depth: number): string[] {
  const lines = text.split("\n");
  const head = lines.findIndex((line) => line.startsWith(`${" ".repeat(depth)}${name}:`));
  const rest = lines.slice(head + 1);
  const end = rest.findIndex((line) => /\S/.test(line) && line.search(/\S/) <= depth);
  return head < 0 ? [] : rest.slice(0, end < 0 ? undefined : end);
}

const services = under(compose, "services", 0)
  .filter((line) => /^ {2}\w/.test(line))
  .map((line) => line.trim().replace(":", ""));
const service = (name: string) => under(under(compose, "services", 0).join("\n"), name, 2);

describe("as it is shipped", () => {
  test("no port of any service is open to other machines", () => {
    expect(services).toEqual(["app", "db"]);
    for (const name of services)
      for (const line of under(service(name).join("\n"), "ports", 4).filter((each) =>
        each.includes("-"),
      ))
        expect(line.trim(), name).toMatch(/^- "127\.0\.0\.1:/);
    expect(compose).not.toMatch(/network_mode|host_ip: (?!127)|published/);
  });

  test("what a service prints has a bound", () => {
    const bound = under(compose, "x-logging", 0).join("\n");
    expect(bound).toMatch(/max-size: \d+m/);
    expect(bound).toMatch(/max-file: "\d+"/);
    for (const name of services)
      expect(service(name).join("\n"), name).toContain("logging: *bounded");
  });

  test("its Postgres writes down no statement and no row that failed", () => {
    const asked = under(service("db").join("\n"), "command", 4).join(" ");
    expect(asked).toContain("log_min_messages=log");
    expect(asked).toContain("log_min_error_statement=panic");
    expect(asked).toContain("log_error_verbosity=terse");
  });

  test("it has longer to end than requests under way may take", () => {
    const [seconds] = service("app").flatMap(
      (line) => /stop_grace_period: (\d+)s/.exec(line)?.[1] ?? [],
    );
    expect(Number(seconds)).toBeGreaterThan(10);
  });

  test("no settings file goes into the image, whatever stands behind its name", () => {
    const ignored = readFileSync(".dockerignore", "utf8").split("\n");
    expect(ignored).toContain(".env");
    expect(ignored).toContain(".env.*");
    // Nor what the guide for operators lays beside it.
    const guide = readFileSync("docs/operators.md", "utf8");
    const backups = [...guide.matchAll(/> (\w+-)\$\(date \+%F\)(\.\w+)/g)];
    expect(backups.length).toBeGreaterThan(1);
    for (const [, head = "", tail = ""] of backups)
      expect(ignored.some((one) => [`*${tail}`, `${head}*${tail}`].includes(one))).toBe(true);
    // What the image is built from may be looked at by the tests of the house.
    expect(ignored.indexOf("!.env.example")).toBeGreaterThan(ignored.indexOf(".env.*"));
  });
});
