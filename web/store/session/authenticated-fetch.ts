import { type Answered, askServer } from "./ask-server.ts";

/** Grows when a write begins and when it is answered. */
let writes = 0;

/** Asks the server to change something of one's own: a role, a plan. */
export async function writeOwn<T>(
  method: "POST" | "PUT" | "DELETE",
  path: string,
  body?: object,
): Promise<Answered<T>> {
  writes += 1;
  const answered = await askServer<T>(method, path, body);
  writes += 1;
  return answered;
}

/** Reads it. What was answered beside a write may be of before it, and would undo it here: it is asked for again. */
export async function readOwn<T>(path: string): Promise<Answered<T>> {
  for (;;) {
    const before = writes;
    const answered = await askServer<T>("GET", path);
    if (writes === before || !answered.ok) return answered;
  }
}
