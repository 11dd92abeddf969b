import { hash, verify } from "@node-rs/argon2";

/** Argon2id with 19 MiB and two passes (OWASP's first choice for servers of this size). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Compared against when nobody has the address, so that the answer takes as long as for somebody. */
let nobodys: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), cost);
}

/** Whether the password is the one behind the hash; without a hash always false, in the same time. */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  nobodys ??= hashPassword("nobody's password");
  const matches = await verify(passwordHash ?? (await nobodys), password.normalize("NFC"));
  return matches && passwordHash !== undefined;
}
