import { expect, test } from "vitest";
import { openDialog } from "./open-dialog.ts";

/** Dialogs of a page; `order` is as the browser draws them, the topmost last. */
function aPage() {
  const order: string[] = [];
  const focused: string[] = [];
  const dialog = (name: string, inside: string[] = []) => {
    const self = {
      name,
      open: false,
      showModal() {
        if (self.open) throw new Error(`${name} is open`);
        self.open = true;
        order.push(name);
      },
      close() {
        self.open = false;
        order.splice(order.indexOf(name), 1);
      },
      contains: (other: { name: string }) => inside.includes(other.name),
      querySelector: () => ({ focus: () => focused.push(name) }),
    };
    return self;
  };
  return { order, focused, dialog };
}

test("dialogs lie over one another as they were opened", () => {
  const { order, dialog } = aPage();
  const closeFirst = openDialog(dialog("first"));
  openDialog(dialog("second"));
  expect(order).toEqual(["first", "second"]);
  closeFirst();
  expect(order).toEqual(["second"]);
});

test("nothing that opens late comes to lie over the lock, which keeps the focus", () => {
  const { order, focused, dialog } = aPage();
  openDialog(dialog("sheet"));
  const unlock = openDialog(dialog("lock", ["sign-out"]), true);
  openDialog(dialog("late"));
  expect(order).toEqual(["sheet", "late", "lock"]);
  expect(focused.at(-1)).toBe("lock");
  const close = openDialog(dialog("sign-out"));
  expect(order).toEqual(["sheet", "late", "lock", "sign-out"]);
  close();
  unlock();
  openDialog(dialog("later"));
  expect(order).toEqual(["sheet", "late", "later"]);
});

test("what the lock itself asks stays on it, in order, whatever opens late", () => {
  const { order, focused, dialog } = aPage();
  const unlock = openDialog(dialog("lock", ["question", "detail"]), true);
  const close = openDialog(dialog("question"));
  const closeDetail = openDialog(dialog("detail"));
  openDialog(dialog("late"));
  expect(order).toEqual(["late", "lock", "question", "detail"]);
  expect(focused.at(-1)).toBe("detail");
  closeDetail();
  openDialog(dialog("later"));
  expect(order).toEqual(["late", "later", "lock", "question"]);
  expect(focused.at(-1)).toBe("question");
  close();
  unlock();
  expect(order).toEqual(["late", "later"]);
});
