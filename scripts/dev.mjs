import { spawn } from "node:child_process";
import { ensureInstalled } from "./install.mjs";
import { root, tool } from "./toolbox.mjs";

/** The app on 8080, rebuilt as you type; behind it the server on 8081, restarted when its files change. */
await ensureInstalled();
const serverPort = process.env.SERVER_PORT ?? "8081";
const processes = [
  start([...tool("tsx/dist/cli.mjs"), "watch", "--clear-screen=false", "sync-server/main.ts"], {
    PORT: serverPort,
    DATA_DIR: process.env.DATA_DIR ?? "./data",
  }),
  start([...tool("vite/bin/vite.js"), "--port", process.env.PORT ?? "8080"], {
    BOUTIKA_SERVER: `http://127.0.0.1:${serverPort}`,
  }),
];

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.once(signal, stopAll);
}
for (const child of processes) child.once("exit", stopAll);

/**
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env
 */
function start([file = "", ...args], env) {
  return spawn(file, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
}

function stopAll() {
  for (const child of processes) child.kill("SIGTERM");
}
