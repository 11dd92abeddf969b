import { mostWas } from "#shared/schemas/was.ts";

/** A moment as it travels, of a column. */
export const moment = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What a record said before, the latest change first. */
export const was = (
  subject: string,
): string => `coalesce((select json_agg(json_build_array(until, was))
  from (select ${moment("at")} as until, was from former_terms
    where shop_id = :shop and subject_id = ${subject} order by rev desc, seq desc limit ${mostWas}) f), '[]')`;

/**
 * Facts no older than devices keep them, or of a month that is not closed, for which no row counts them: of every month
 * where none is. `:shop` is the same for every row, so that the database looks once.
 */
export const keptUntilCounted = (table: string, moment: string): string =>
  `(${table}.${moment} >= :since or ${table}.day >=
    (select coalesce(h.totals_through, '-infinity') from shops h where h.id = :shop))`;

/** The letters of the device that did it. */
export const deviceCode = (table: string): string =>
  `(select d.code from devices d where d.shop_id = :shop and d.no = ${table}.device_no)`;
