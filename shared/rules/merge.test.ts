import { expect, test } from "vitest";
import { changedIn, mergePatch, previewPatch } from "./merge.ts";

const soap = { name: "Savon", price: 500, category: "Hygiène" };

test("two people who change different fields both win", () => {
  const after = { ...soap, ...mergePatch(soap, { price: [500, 600] }).changed };
  expect(mergePatch(after, { name: ["Savon", "Savon noir"] })).toEqual({
    changed: { name: "Savon noir" },
    overwritten: [],
  });
});

test("the later arrival wins a field that both changed, and what it replaced is told", () => {
  expect(mergePatch({ ...soap, price: 550 }, { price: [500, 600] })).toEqual({
    changed: { price: 600 },
    overwritten: ["price"],
  });
});

test("a field that already has the wanted value does not change", () => {
  expect(mergePatch({ ...soap, price: 600 }, { price: [500, 600] })).toEqual({
    changed: {},
    overwritten: [],
  });
});

test("an editor sees the record as it will be", () => {
  expect(previewPatch(soap, { price: [500, 600] })).toEqual({ ...soap, price: 600 });
});

test("lists are one value: the same names in the same order", () => {
  const pictured = { ...soap, images: ["a", "b"] };
  expect(mergePatch(pictured, { images: [["a", "b"], ["b"]] })).toEqual({
    changed: { images: ["b"] },
    overwritten: [],
  });
  expect(mergePatch(pictured, { images: [["a"], ["a", "b"]] }).changed).toEqual({});
  expect(mergePatch(pictured, { images: [["a"], ["c"]] }).overwritten).toEqual(["images"]);
});

test("an edit tells the fields that were changed, and an edit of nothing tells nothing", () => {
  const patch = {
    name: ["Savon", "Savon"],
    price: [500, 600],
    images: [["a"], ["a"]],
    archived: undefined,
  };
  expect(changedIn(patch)).toEqual({ price: [500, 600] });
  expect(changedIn({ ...patch, price: [500, 500] })).toBeUndefined();
  expect(changedIn({ images: [["a"], ["b"]] })).toEqual({ images: [["a"], ["b"]] });
});

test("a group of fields is one value, whatever the order of its fields", () => {
  const last = { at: "2026-11-12", way: "sms" };
  const stored = { way: "sms", at: "2026-11-12" };
  const next = { ...last, way: "whatsapp" };
  expect(mergePatch({ last: stored }, { last: [last, next] })).toEqual({
    changed: { last: next },
    overwritten: [],
  });
  expect(mergePatch({ last: stored }, { last: [next, last] }).changed).toEqual({});
  expect(mergePatch({ last: stored }, { last: [{ ...next, at: "" }, next] }).overwritten).toEqual([
    "last",
  ]);
  expect(changedIn({ last: [last, stored] })).toBeUndefined();
  expect(changedIn({ list: [["a", "b"], { 0: "a", 1: "b" }] })).toBeDefined();
});
