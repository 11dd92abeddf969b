import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Cluster = { folder: string; durable: boolean };

/** Written at every start, so that an old folder gets today's settings. */
export function writeSettings(cluster: Cluster, port: number): void {
  const settings = [
    "listen_addresses = '127.0.0.1'",
    `port = ${port}`,
    "unix_socket_directories = ''",
    "max_connections = 200",
    "timezone = 'UTC'",
    "log_timezone = 'UTC'",
    "jit = off",
    // A statement that fails is told by the server, who asked it. Postgres' own words for it would quote what was written.
    "log_min_messages = log",
    "log_min_error_statement = panic",
    "log_error_verbosity = terse",
    "log_statement = none",
    "log_parameter_max_length = 0",
    "log_parameter_max_length_on_error = 0",
    "log_checkpoints = off",
    ...(cluster.durable ? [] : ["fsync = off", "full_page_writes = off"]),
  ];
  const file = join(cluster.folder, "boutika.conf");
  writeFileSync(file, `${settings.join("\n")}\n`);
  // Whatever the umask: Postgres may run as another user.
  chmodSync(file, 0o644);
  const main = join(cluster.folder, "postgresql.conf");
  const written = readFileSync(main, "utf8");
  if (!written.includes("include 'boutika.conf'")) {
    writeFileSync(main, `${written}\ninclude 'boutika.conf'\n`);
  }
}
