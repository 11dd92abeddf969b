import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/**
 * What `postgres` 3.4.9 gets wrong when a connection ends, put right where it is installed (decision 0032). Without,
 * one that ends at the wrong moment ends the process, or answers nothing any more for as long as that lives.
 * And which connection it takes (decision 0035).
 * Uses nothing but Node: it also runs where the server's image is made.
 * @typedef {{ file: string, why: string, from: string, to: string }} Mend
 */
const version = "3.4.9";
const folder = resolve(dirname(fileURLToPath(import.meta.url)), "../node_modules/postgres");

/** @type {Mend[]} */
const mends = [
  {
    file: "src/connection.js",
    why: "what is written once the socket is gone fails as a query does, not as an exception that nobody can catch",
    from: `  function nextWrite(fn) {
    const x = socket.write(chunk, fn)
`,
    to: `  function nextWrite(fn) {
    if (!socket) {
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options))
      query = null
      return false
    }
    const x = socket.write(chunk, fn)
`,
  },
  {
    file: "src/connection.js",
    why: "a write that was cancelled is not taken for one that is still to come, after which nothing would ever be sent",
    from: `    clearImmediate(nextWriteTimer)
    socket.removeListener('data', data)
`,
    to: `    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    socket.removeListener('data', data)
`,
  },
  {
    file: "src/connection.js",
    why: "all that waits for an answer is refused, also what came between the error and the end; none of it, and no error of the old connection, is left over for the new one; nor is one tried again without end that ends as it opens",
    from: `    if (initial)
      return reconnect()

    !hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))
`,
    to: `    errorResponse = results = final = null
    result = new Result()
    rows = 0

    if (initial && terminated)
      return reconnect()

    if (initial || query || sent.length)
      error(Errors.connection('CONNECTION_CLOSED', options, socket))
    query = null
`,
  },
  {
    file: "src/connection.js",
    why: "rows of an answer that broke off are not counted before those of the next, which would begin with as many that are undefined",
    from: `    query = results = errorResponse = null
    result = new Result()
    connectTimer.cancel()
`,
    to: `    query = results = errorResponse = null
    result = new Result()
    rows = 0
    connectTimer.cancel()
`,
  },
  {
    file: "src/index.js",
    why: "a transaction whose connection has ended sends nothing more: that connection may be another one's by then",
    from: `      , connection
      , prepare = null
`,
    to: `      , connection
      , lost
      , prepare = null
`,
  },
  {
    file: "src/index.js",
    why: "it learns so from the connection",
    from: `new Promise((_, reject) => connection.onclose = reject)`,
    to: `new Promise((_, reject) => connection.onclose = x => (lost = x, reject(x)))`,
  },
  {
    file: "src/index.js",
    why: "and refuses each of its statements from then on",
    from: `        q.catch(e => uncaughtError || (uncaughtError = e))
        c.queue === full
`,
    to: `        q.catch(e => uncaughtError || (uncaughtError = e))
        if (lost)
          return q.reject(lost)
        c.queue === full
`,
  },
  {
    file: "src/queue.js",
    why: "of the connections at rest the one that worked last is taken (decision 0035): this gives it",
    from: `    push: (x) => (xs.push(x), x),
`,
    to: `    push: (x) => (xs.push(x), x),
    pop: () => {
      const out = xs.pop()

      if (index === xs.length) {
        index = 0
        xs = []
      }

      return out
    },
`,
  },
  {
    file: "src/index.js",
    why: "a statement takes it",
    from: `    if (open.length)
      return go(open.shift(), query)
`,
    to: `    if (open.length)
      return go(open.pop(), query)
`,
  },
  {
    file: "src/index.js",
    why: "and so does who reserves one",
    from: `    const c = open.length
      ? open.shift()
`,
    to: `    const c = open.length
      ? open.pop()
`,
  },
];

/**
 * Mends the driver; done before, it changes nothing.
 * @param {string} [driver] the driver's folder
 * @throws when the driver is another one than these mends were made for
 */
export function mendDriver(driver = folder) {
  const installed = JSON.parse(readFileSync(join(driver, "package.json"), "utf8")).version;
  if (installed !== version)
    throw new Error(
      `postgres ${installed} is installed. See whether each mend in scripts/mend-driver.mjs, made for ${version}, is still needed.`,
    );
  for (const { file, why, from, to } of mends) {
    const path = join(driver, file);
    const text = readFileSync(path, "utf8");
    if (text.includes(to)) continue;
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`${file} of postgres is not as it was: ${why}`);
    // Never half of a file: whoever reads it meanwhile has the old one or the new one.
    writeAtOnce(path, parts.join(to));
  }
}

/**
 * @param {string} path
 * @param {string} text
 */
function writeAtOnce(path, text) {
  const beside = `${path}.${process.pid}`;
  writeFileSync(beside, text);
  renameSync(beside, path);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) mendDriver();
