import { kolkataDay } from '#contract/shop/dates.ts';
import { pageInvalidations } from '../../db/schema/index.ts';
import type { PageSubject } from '../../db/schema/index.ts';
import { insertInto } from '../../db/statement.ts';
import type { Statement } from '../../db/statement.ts';
import type { Shop } from '../shop.ts';

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

/**
 * Notes that a month has begun in India, unless it is the one noted last; how many rows that made. It concerns the home
 * page and the festival calendar.
 */
export function noteNewMonth({ now }: Pick<Shop, 'now'>): Statement<number> {
  const month = Number(kolkataDay(now).slice(0, 7).replace('-', ''));
  return {
    sql: `INSERT INTO page_invalidations (at, urgent, subject, subject_id) SELECT ?, 0, 'home', ?
      WHERE ? != coalesce((SELECT subject_id FROM page_invalidations WHERE subject = 'home' ORDER BY id DESC LIMIT 1), 0)`,
    args: [now, month, month],
    read: ({ rowsAffected }) => rowsAffected,
  };
}
