import { sql } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import * as fc from 'fast-check';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { addDays, kolkataDay, startOfDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { dispatchDay } from '#contract/shop/dispatch.ts';
import { dispatchDue } from './dispatch-due.ts';

const HOUR_MS = 3_600_000;
const db = new Database(':memory:');
const dialect = new SQLiteSyncDialect();

/** Returns what the database computes, in epoch milliseconds. */
function dueAt(placedAt: number, promisedOn: Day, hours: number): number {
  const order = { placedAt: sql`${placedAt}`, deliveryCountsFromOn: sql`${promisedOn}` };
  const { sql: text, params } = dialect.sqlToQuery(sql`SELECT ${dispatchDue(order, sql`${hours}`)} AS due`);
  return (db.prepare(text).get(params) as { due: number }).due;
}

test('a parcel is due after the dispatch hours, or at the end of a promised day that is later than they explain', () => {
  const instants = fc.integer({ min: startOfDay('2025-01-01'), max: startOfDay('2030-01-01') });
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 720 }), fc.nat({ max: 90 }), (placedAt, hours, later) => {
      const promisedOn = addDays(dispatchDay(kolkataDay(placedAt), hours), later);
      const due = later === 0 ? placedAt + hours * HOUR_MS : startOfDay(addDays(promisedOn, 1));
      expect(dueAt(placedAt, promisedOn, hours)).toBe(due);
    }),
  );
});
