import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { kolkataDay } from '#contract/shop/dates.ts';
import { pageInvalidations } from '../../../db/schema/index.ts';
import type { PageSubject } from '../../../db/schema/index.ts';
import { insertInto, selectedRow, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';

const insertChange = insertInto(pageInvalidations);

/**
 * Notes that pages about this are out of date; publishing works them off. Urgent when a page tells something false
 * until then: a SKU that sold out or came back.
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

interface Where {
  subjectId: SQL;
  /** The rows that are looked at; one without columns where nothing is said. */
  from?: SQL;
  condition: SQL;
  /** Whether it is urgent, where the rows tell; else as the caller says. */
  urgent?: SQL;
}

/** The same for each row a condition holds for at this place of the batch, about the subject that is found there. */
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

/** Notes that the home page is out of date. */
export function homeInvalidation(shop: Shop): Statement<number> {
  return pageInvalidation(shop, { subject: 'home', subjectId: dayNumber(shop.now) });
}

/**
 * Notes that a day has begun in India, unless it is the one noted last; how many rows that made. It concerns the home
 * page, which shows no festival that is over, and the festival calendar.
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

/** The day, under which the home page is noted: `20261120`. */
function dayNumber(now: number): number {
  return Number(kolkataDay(now).replaceAll('-', ''));
}
