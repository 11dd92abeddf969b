import { expect, test } from "vitest";
import { addressesOf, greeting } from "./greeting.ts";

test("listening everywhere, it names this machine first", () => {
  expect(addressesOf("0.0.0.0", 8080, undefined)[0]).toBe("http://localhost:8080");
  expect(addressesOf("127.0.0.1", 9, undefined)).toEqual(["http://127.0.0.1:9"]);
  expect(addressesOf("::1", 9, undefined)).toEqual(["http://[::1]:9"]);
  expect(addressesOf("0.0.0.0", 8080, "https://till.example")).toEqual(["https://till.example"]);
});

test("names the three demonstration log-ins, only with the demonstration", () => {
  const text = greeting(["http://localhost:8080", "http://10.0.0.2:8080"], true);
  for (const who of ["owner", "employee", "reseller"])
    expect(text).toContain(`${who}@boutika.demo`);
  expect(text).toContain("http://10.0.0.2:8080");
  expect(text).toContain("over https only");
  expect(greeting(["http://localhost:8080"], false)).not.toMatch(/demo|password|https/);
});
