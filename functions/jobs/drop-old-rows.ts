import { forgetOldCodes, forgetOldSessions } from '../domain/auth/index.ts';
import { forgetOldKeys } from '../domain/idempotency/index.ts';
import type { Shop } from '../domain/shop.ts';

const HOUR_MS = 60 * 60_000;
const CODES_KEPT_MS = 24 * HOUR_MS;
/** A client may retry for two days. */
const KEYS_KEPT_MS = 48 * HOUR_MS;
const SESSIONS_KEPT_MS = 30 * 24 * HOUR_MS;

/** Forgets what has done its service: codes, idempotency keys, and sessions that ended a month ago. */
export async function dropOldRows(shop: Shop): Promise<{ codes: number; keys: number; sessions: number }> {
  const { now } = shop;
  const [codes, keys, sessions] = await shop.write(
    forgetOldCodes({ before: now - CODES_KEPT_MS }),
    forgetOldKeys({ before: now - KEYS_KEPT_MS }),
    forgetOldSessions({ before: now - SESSIONS_KEPT_MS }),
  );
  return { codes, keys, sessions };
}
