import { toWire } from "#shared/rules/chain.ts";
import { answered, type IndexedDb, openDatabase } from "#web/store/indexed-db.ts";
import type { Sign } from "./chain-step.ts";

const name = "boutika-key";
const way = { name: "ECDSA", namedCurve: "P-256" } as const;

/**
 * Signs with a key that this browser made and gives to nobody, not even to us (CH3). Undefined where a browser makes none:
 * over plain http, in some private windows. `subtle` as the browser has it.
 */
export function deviceKey(database: IndexedDb, subtle: SubtleCrypto | undefined): Sign {
  let kept: Promise<CryptoKeyPair> | undefined;
  return async (text) => {
    if (!subtle) return undefined;
    kept ??= keyPair(database, subtle);
    try {
      const { privateKey, publicKey } = await kept;
      const bytes = new TextEncoder().encode(text);
      const signature = await subtle.sign({ name: "ECDSA", hash: "SHA-256" }, privateKey, bytes);
      const key = await subtle.exportKey("raw", publicKey);
      return { signature: toWire(new Uint8Array(signature)), key: toWire(new Uint8Array(key)) };
    } catch {
      // Heads go unsigned; the next exchange tries again.
      kept = undefined;
      return undefined;
    }
  };
}

async function keyPair(database: IndexedDb, subtle: SubtleCrypto): Promise<CryptoKeyPair> {
  const opened = await openDatabase(database.indexedDB, name, 1, (made) => {
    made.createObjectStore("keys");
  });
  try {
    const read = () => answered<CryptoKeyPair | undefined>(store(opened, "readonly").get("device"));
    const found = await read();
    if (found) return found;
    const made = await subtle.generateKey(way, false, ["sign"]);
    // Of two tabs the first stands.
    await answered(store(opened, "readwrite").add(made, "device")).catch(() => undefined);
    return (await read()) ?? made;
  } finally {
    opened.close();
  }
}

function store(database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
  return database.transaction("keys", mode).objectStore("keys");
}
