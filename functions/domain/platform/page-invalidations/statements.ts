import { getTableName, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { pageInvalidations } from '../../../db/schema/index.ts';
import type { PageSubject } from '../../../db/schema/index.ts';
import { insertInto, selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

const insertChange = insertInto(pageInvalidations);

/**
 * Returns a page invalidation: pages about this subject are out of date until they are published. It is urgent if a
 * page would be wrong until then, such as a SKU that sold out or came back.
 */
export function pageInvalidation(
  shop: Shop,
  change: { subject: PageSubject; subjectId: number; urgent?: boolean },
): Statement<number> {
  return insertChange({
    at: shop.now,
    urgent: change.urgent ?? false,
    subject: change.subject,
    subjectId: change.subjectId,
  });
}

const TABLE = getTableName(pageInvalidations);

/** Tells whether a statement may write a page invalidation. */
export const outdatesPages = (written: Statement): boolean => written.sql.includes(TABLE);

interface Where {
  subjectId: SQL;
  /** The tables of the SELECT; by default one row without columns. */
  from?: SQL;
  condition: SQL;
  /** Whether it is urgent, as an expression over the rows; by default as the caller says. */
  urgent?: SQL;
}

/** Returns a function for page invalidations of each row that meets a condition at this position of the batch. */
export function pageInvalidationWhere<Values extends object>(
  where: (params: Params<Values>) => Where,
): (shop: Shop, change: { subject: PageSubject; urgent?: boolean }, values: Values) => Statement<number> {
  const insert = statement((db, params: Params<Values & { at: number; subject: PageSubject; urgent: boolean }>) => {
    const { subjectId, from = sql`(SELECT 1)`, condition, urgent = params.urgent } = where(params);
    const row = selectedRow(pageInvalidations, {
      at: params.at,
      subject: params.subject,
      subjectId,
      urgent,
    });
    return db.insert(pageInvalidations).select(db.select(row).from(from).where(condition));
  });
  return (shop, { subject, urgent = false }, values) => insert({ ...values, at: shop.now, subject, urgent });
}

/** Returns the invalidation of the home page. */
export function homeInvalidation(shop: Shop): Statement<number> {
  return pageInvalidation(shop, { subject: 'home', subjectId: dayNumber(shop.now) });
}

/**
 * Returns a statement that notes a new day in India, unless it is noted already. Its result is the number of inserted
 * rows. A new day changes the home page, which hides past festivals, and the festival calendar.
 */
export function noteNewDay({ now }: Pick<Shop, 'now'>): Statement<number> {
  const day = dayNumber(now);
  return {
    sql: `INSERT INTO page_invalidations (at, urgent, subject, subject_id) SELECT ?, 0, 'home', ?
      WHERE ? != coalesce((SELECT subject_id FROM page_invalidations WHERE subject = 'home' ORDER BY id DESC LIMIT 1), 0)`,
    args: [now, day, day],
    read: ({ rowsAffected }) => rowsAffected,
  };
}

/** What begins and ends with a day, each noted by its own subject. */
type DaySubject = 'collectionDay' | 'holidayDay';

/** The day whose beginning was last noted for a subject, as an SQL expression: a number; 0 before the first. */
export const lastNotedDay = (subject: DaySubject) =>
  `coalesce((SELECT subject_id FROM page_invalidations WHERE subject = '${subject}' ORDER BY id DESC LIMIT 1), 0)`;

const readDay = (subject: DaySubject): Statement<number> => ({
  sql: `SELECT ${lastNotedDay(subject)}`,
  args: [],
  read: ({ rows }) => Number(rows[0]![0]),
});

/** Reads the day whose beginning was last noted for collections, as a number; 0 before the first. */
export const lastCollectionDay = readDay('collectionDay');

/** Reads the day whose beginning was last noted for holidays of sellers, as a number; 0 before the first. */
export const lastHolidayDay = readDay('holidayDay');

/** True until the beginning of a day is noted for holidays. */
export const isNewHolidayDay = ({ day }: Params<{ day: number }>): SQL =>
  sql`${day} != ${sql.raw(lastNotedDay('holidayDay'))}`;

/** Returns the day that was noted last; yesterday before the first. */
export function dayBefore({ now }: Pick<Shop, 'now'>, noted: number): Day {
  if (noted === 0) return addDays(kolkataDay(now), -1);
  return String(noted).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}

function noteDay(
  { now }: Pick<Shop, 'now'>,
  daySubject: DaySubject,
  changes: readonly { subject: PageSubject; subjectId: number }[] = [],
): Statement<number>[] {
  const day = dayNumber(now);
  return [...changes, { subject: daySubject, subjectId: day }].map(({ subject, subjectId }) => ({
    sql: `INSERT INTO page_invalidations (at, urgent, subject, subject_id) SELECT ?, 0, ?, ? WHERE ? != ${lastNotedDay(daySubject)}`,
    args: [now, subject, subjectId, day],
    read: ({ rowsAffected }) => rowsAffected,
  }));
}

/** Returns the statements that note the beginning of a day for holidays. They have no effect when it is noted already. */
export const noteHolidayDay = (shop: Pick<Shop, 'now'>): Statement<number>[] => noteDay(shop, 'holidayDay');

/**
 * Returns the statements that note the beginning of a day for collections, with the page invalidations that come with
 * it. They have no effect when the day is noted already.
 */
export const noteCollectionDay = (
  shop: Pick<Shop, 'now'>,
  changes: readonly { subject: PageSubject; subjectId: number }[],
): Statement<number>[] => noteDay(shop, 'collectionDay', changes);

/** Returns the Kolkata day as a number, the subject id of the home page: `20261120`. */
export function dayNumber(now: number): number {
  return Number(kolkataDay(now).replaceAll('-', ''));
}
