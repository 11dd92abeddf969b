const turned = "boutika-turn";
/** Behind a tab that is frozen in the middle of the same, a browser keeps others waiting without a word; ms. */
const patience = 3000;

/**
 * Makes the browser begin a new log for the databases of this site; resolves whatever comes of it. Chromium keeps them
 * all in one LevelDB, which goes on writing behind half a record that a kill or an empty battery has left at the end of
 * its log, cannot read that log the next time, and then throws every database of the site away (decision 0028).
 * Deleting a database compacts, and what was read is written anew: nothing stands behind the half record any more.
 */
export function turnLog(indexedDb: IDBFactory): Promise<void> {
  return new Promise((resolve) => {
    const end = () => resolve();
    setTimeout(end, patience);
    let opening: IDBOpenDBRequest;
    try {
      opening = indexedDb.open(turned);
    } catch {
      return end();
    }
    opening.onerror = end;
    opening.onblocked = end;
    opening.onsuccess = () => {
      opening.result.close();
      const deleting = indexedDb.deleteDatabase(turned);
      deleting.onsuccess = end;
      deleting.onerror = end;
      // Another tab has it open, to do the same.
      deleting.onblocked = end;
    };
  });
}
