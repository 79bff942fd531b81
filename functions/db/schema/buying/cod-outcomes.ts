import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from '../columns.ts';

/** What refused and accepted parcels are counted for. The key is the PIN code or the product's id; empty for the shop. */
export type CodOutcomeSubject = 'shop' | 'pin' | 'product';

/** How many cash-on-delivery parcels of the last year were refused and accepted; a job recounts them daily. */
export const codOutcomes = sqliteTable(
  'cod_outcomes',
  {
    id: id(),
    subject: text('subject').$type<CodOutcomeSubject>().notNull(),
    subjectKey: text('subject_key').notNull(),
    refused: integer('refused').notNull(),
    accepted: integer('accepted').notNull(),
  },
  (table) => [
    uniqueIndex('cod_outcomes_subject').on(table.subject, table.subjectKey),
    check('cod_outcomes_not_negative', sql`min(${table.refused}, ${table.accepted}) >= 0`),
  ],
);
