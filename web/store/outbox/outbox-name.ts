/** The outbox's database: the same for every tab, the worker and all versions to come. */
export const outboxName = "boutika-outbox";
