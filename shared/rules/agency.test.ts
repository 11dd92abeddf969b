import { describe, expect, test } from "vitest";
import { creationObjection, editedAgency } from "./agency.ts";

const agency = {
  id: "0198c0de-0000-7000-8000-000000000001",
  name: "Bonapriso",
  address: "",
  archived: false,
};
const full = { inUse: 1, most: 1 };
const room = { inUse: 1, most: 2 };

describe("an agency", () => {
  test("needs a name, and room in the plan", () => {
    expect(creationObjection({ name: " " }, room)).toBe("not-understood");
    expect(creationObjection({ name: "Deïdo" }, full)).toBe("plan-limit");
    expect(creationObjection({ name: "Deïdo" }, room)).toBeUndefined();
    expect(creationObjection({ name: "Deïdo" }, { inUse: 99, most: null })).toBeUndefined();
  });

  test("is edited field by field, also when the plan is full", () => {
    const patch = { name: ["x", "Akwa Nord"] as [string, string] };
    expect(editedAgency(agency, { patch }, full)).toEqual({
      agency: { ...agency, name: "Akwa Nord" },
    });
    expect(editedAgency(agency, { patch: { name: ["x", ""] } }, room)).toEqual({
      refusal: "not-understood",
    });
  });

  test("comes back from the archive only while the plan has room", () => {
    const archived = { ...agency, archived: true };
    const back = { patch: { archived: [true, false] as [boolean, boolean] } };
    expect(editedAgency(archived, back, full)).toEqual({ refusal: "plan-limit" });
    expect(editedAgency(archived, back, room)).toEqual({ agency });
    const again = { patch: { archived: [true, true] as [boolean, boolean] } };
    expect(editedAgency(archived, again, full)).toEqual({ agency: archived });
  });
});
