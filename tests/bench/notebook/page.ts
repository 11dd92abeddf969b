import "#web/styles.css";
import { searchCustomers } from "./search.ts";
import { makeStatement } from "./statement.ts";

/** What the driver of the bench calls in the page. */
const bench = { searchCustomers, makeStatement };

export type NotebookBench = typeof bench;

Object.assign(globalThis, { bench });
