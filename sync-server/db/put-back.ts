/**
 * What a database that was put back to a backup wants before a server starts on it, as the guide for operators writes
 * it. Devices hold revisions that the server gives out again for other rows: a new epoch makes every device load its
 * scopes afresh and send again what the lost days had accepted. Devices that came to a shop in those days have printed
 * receipts under codes that the books know nothing of: the next codes are four rounds of the letters further on, `A5`
 * after `A`, and more than a shop gives out between two backups.
 */
export const raiseShops =
  "update shop_revisions set epoch = epoch + 1, device_count = device_count + 104";

/** Revisions of access went back as well: raised far above any that a device may have heard, they are heard anew. */
export const raisePeople = "update users set access_rev = access_rev + 1000000";
