import { isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { LetterRow } from '#contract/calls/letters.ts';
import { readSections } from '#contract/calls/sections.ts';
import { LETTER_CAMPAIGN, LETTER_MEDIUM, LETTER_SOURCE } from '#contract/shop/order-source.ts';
import type { RecipientStatus } from '#contract/states/letter.ts';
import { letters } from '../../../db/schema/index.ts';
import { consoleList, equals, search } from '../../platform/console-list/index.ts';

const countOf = (status: RecipientStatus) =>
  sql<number>`(SELECT count(*) FROM letter_recipients recipient
    WHERE recipient.letter_id = letters.id AND recipient.status = ${sql.raw(`'${status}'`)})`;

const ordersOf = (figure: SQL) =>
  sql<number>`(SELECT ${figure} FROM orders JOIN item_sales sale ON sale.order_id = orders.id
    WHERE orders.source_campaign <> '' AND orders.source_name = ${sql.raw(`'${LETTER_SOURCE}'`)}
      AND orders.source_campaign = ${sql.raw(`'${LETTER_MEDIUM} / ${LETTER_CAMPAIGN}'`)} || letters.id)`;

const COLUMNS = {
  id: letters.id,
  subject: letters.subject,
  preview: letters.preview,
  sections: letters.sections,
  status: letters.status,
  sendAt: letters.sendAt,
  startedAt: letters.startedAt,
  finishedAt: letters.finishedAt,
  sent: countOf('sent'),
  waiting: countOf('waiting'),
  skipped: countOf('skipped'),
  bounced: countOf('bounced'),
  failed: countOf('failed'),
  ended: sql<number>`(SELECT count(*) FROM letter_recipients recipient
    WHERE recipient.letter_id = letters.id AND recipient.ended_at IS NOT NULL)`,
  orders: ordersOf(sql`count(DISTINCT orders.id)`),
  revenue: ordersOf(sql`coalesce(sum(sale.revenue_paise), 0)`),
  updatedAt: letters.updatedAt,
  version: letters.version,
};

/** The letters of the newsletter that are not deleted, with what became of each. */
export const managedLetters = consoleList({
  id: letters.id,
  key: letters.key,
  owner: 'platform',
  always: isNull(letters.archivedAt),
  select: (db) => db.select(COLUMNS).from(letters).$dynamic(),
  counted: sql`${letters}`,
  sorts: { id: letters.id, subject: letters.subject, sendAt: letters.sendAt },
  filters: { status: equals(letters.status) },
  q: [search.in(letters.subject)],
  row: ({ sections, ...row }): LetterRow => ({ ...row, sections: readSections(sections) }),
  missing: 'LETTER_NOT_FOUND',
});
