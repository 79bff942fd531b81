import { expect } from 'vitest';
import { clock } from './clock.ts';
import type { TestShop } from './shop.ts';
import { until } from './until.ts';

const HOUR = 3600;
/** The first run in a shop of many tests sends what all of them left. */
const MUCH_WAITS_MS = 60_000;

/**
 * Sends everything that is due now. Items stay leased for a while if a request ended while it sent them, also by a clock
 * that was ahead, so the clock advances until those leases are over. Other tests leave items that are due later: a mail
 * for the next day, a refund that its gateway refused.
 */
export async function sendOutbox(shop: TestShop): Promise<void> {
  const dueBy = clock.now() + 60_000;
  const left = () =>
    shop.rows(
      `SELECT kind, key, attempts, next_at - ? AS due, claimed_until - ? AS leased, last_error AS error
       FROM outbox WHERE status = 'waiting' AND next_at < ?`,
      dueBy,
      dueBy,
      dueBy,
    );
  await shop.later(HOUR, async () => {
    await until(
      'the outbox to be sent',
      async () => {
        await shop.job('send-outbox');
        if (left().length === 0) return true;
        await shop.advance(HOUR);
        return undefined;
      },
      MUCH_WAITS_MS,
    ).catch((error: unknown) => {
      expect(left(), 'what the outbox still holds').toEqual([]);
      throw error;
    });
  });
}
