import { noteExpense as note, undoExpense as undo } from "./commands/note-expense.ts";
import { onDevice } from "./on-device.ts";

/** What the shop spends, as screens call it. */
export const noteExpense = onDevice(note);
export const undoExpense = onDevice(undo);
