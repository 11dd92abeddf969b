import { must } from "#shared/must.ts";
import type { Cursor } from "#shared/sync/protocol.ts";
import { type RowKind, rowKinds } from "#shared/sync/rows.ts";
import type { LoadProgress } from "./read-models.ts";

/** Revision that the collection of each kind must have reached; a kind that is missing needs nothing. */
export type Needs = Partial<Record<RowKind, number>>;

/** A place where a scope stood, and what every collection had to hold for it. */
export type Standing = { cursor: Cursor; needs: Needs };

/**
 * Written beside the rows of one kind, in the transaction of the last of them. Only kinds that have rows in a page
 * are written, so each mark says what the other kinds must hold for its cursor to be true.
 */
export type Mark = { now: Standing | null; before: Standing | null; load: LoadProgress | null };

export type Marks = Partial<Record<RowKind, Mark | null>>;

/** Where a kind itself stands: its rows are complete up to there. */
function reached(mark: Mark | null | undefined): Cursor | null {
  const loaded = mark?.load && mark.load.parts.length >= mark.load.of ? mark.load.cursor : null;
  const read = mark?.now?.cursor ?? null;
  return loaded && loaded.rev > (read?.rev ?? -1) ? loaded : read;
}

/** All that the marks say about where the scope stood, furthest first. */
function standings(marks: Marks): Standing[] {
  const found: Standing[] = [];
  for (const kind of rowKinds) {
    const mark = marks[kind];
    if (mark?.now) found.push(mark.now);
    if (mark?.before) found.push(mark.before);
    const loaded = reached(mark);
    if (loaded && loaded.rev > (mark?.now?.cursor.rev ?? -1))
      found.push({ cursor: loaded, needs: needsOfAll(loaded.rev) });
  }
  return found.sort((a, b) => b.cursor.rev - a.cursor.rev);
}

export function needsOfAll(rev: number): Needs {
  return Object.fromEntries(rowKinds.map((kind) => [kind, rev]));
}

/** True when collections of one scope speak of different epochs: a power cut undid part of a drop. */
export function areMixed(marks: Marks): boolean {
  const epochs = new Set<number>();
  for (const kind of rowKinds) {
    const mark = marks[kind];
    if (mark?.now) epochs.add(mark.now.cursor.epoch);
    if (mark?.load) epochs.add(mark.load.cursor.epoch);
  }
  return epochs.size > 1;
}

/** Every place that the marks speak of, of loads under way too. */
function placesOf(marks: Marks): Cursor[] {
  return rowKinds.flatMap((kind) => {
    const { now, before, load } = marks[kind] ?? {};
    return [now?.cursor, before?.cursor, load?.cursor].flatMap((cursor) => cursor ?? []);
  });
}

/**
 * True when a load may be stored over what lies there: of the same books, and nothing of it later than the load.
 * What can be sold stays while it is fetched anew. False when nothing is known of what lies there.
 */
export function mayBeLoadedOver(marks: Marks, to: Cursor): boolean {
  const standing = standingOf(marks)?.cursor;
  if (standing) return standing.epoch === to.epoch && standing.rev <= to.rev;
  const places = placesOf(marks);
  return places.length > 0 && places.every(({ epoch, rev }) => epoch === to.epoch && rev <= to.rev);
}

/** True when rows may lie there that are earlier than the load. */
export function liesEarlier(marks: Marks, { rev }: Cursor): boolean {
  return placesOf(marks).some((place) => place.rev < rev);
}

/** The furthest place for which every collection holds what it must; null when the scope has to be loaded first. */
export function standingOf(marks: Marks): Standing | null {
  const found = standings(marks);
  const holds = (standing: Standing) =>
    rowKinds.every((kind) => (standing.needs[kind] ?? 0) <= (reached(marks[kind])?.rev ?? 0));
  const best = found.find(holds);
  if (best || found.length === 0) return best ?? null;
  // Every known place lost something: go back to what the poorest of the collections in need still holds.
  const needs = found[0]?.needs ?? {};
  const revs = rowKinds
    .filter((kind) => needs[kind] !== undefined)
    .map((kind) => reached(marks[kind])?.rev ?? 0);
  const rev = Math.min(...revs);
  const epoch = found[0]?.cursor.epoch ?? 1;
  return rev > 0 ? { cursor: { epoch, rev }, needs: needsOfAll(rev) } : null;
}

/** Parts of the load under way that every collection holds; null when there is none, or they speak of different plans. */
export function loadOf(marks: Marks): LoadProgress | null {
  const first = marks[must(rowKinds[0])]?.load;
  if (!first) return null;
  let parts = first.parts;
  let isOver = false;
  for (const kind of rowKinds) {
    const load = marks[kind]?.load;
    if (!load || load.cursor.rev !== first.cursor.rev || load.cursor.epoch !== first.cursor.epoch)
      return null;
    parts = parts.filter((part) => load.parts.includes(part));
    isOver ||= load.over === true;
  }
  return { cursor: first.cursor, of: first.of, parts, ...(isOver ? { over: true } : {}) };
}

/**
 * What lies in collections at odds, as a load that has to begin anew: the furthest place that they speak of, for whose
 * sake their rows may be kept or must go. Null where nothing is known.
 */
export function brokenOff(marks: Marks): LoadProgress | null {
  const [last] = placesOf(marks).sort((a, b) => b.rev - a.rev);
  return last ? { cursor: last, of: 0, parts: [], over: true } : null;
}
