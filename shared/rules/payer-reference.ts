/**
 * What an owner writes as the reason of a payment, so that whoever reads the account's statement knows whose it is:
 * short enough for a telephone's keys, the same for ever. Two people may bear the same one in thousands; the reference
 * of the SMS tells them apart.
 */
export function payerReference(userId: string): string {
  return `B-${userId.replaceAll("-", "").slice(-6).toUpperCase()}`;
}
