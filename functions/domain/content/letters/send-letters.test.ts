import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Section } from '#contract/calls/sections.ts';
import type { LetterRow } from '#contract/calls/letters.ts';
import { openSmallShop } from '../../../../tests/support/small-shop.ts';
import type { SmallShop } from '../../../../tests/support/small-shop.ts';
import type { LetterPart } from '../../../mails/newsletter-letter.ts';
import type { RenderedMail } from '../../../ports/mail.ts';
import { ProviderError, RecipientRefused } from '../../../ports/provider-error.ts';
import { keyedHashOf } from '../../keyed-hash.ts';
import { sendOutbox } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { unsubscribe } from '../newsletter/index.ts';
import { createLetter, endByLetter, managedLetters, planLetter, sendLetters, stopLetter } from './index.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const TEXT: Section = { kind: 'text', id: 'text', isHidden: false, when: null, html: '<p>New jhumkas.</p>' };
const PARTS: LetterPart[] = [{ kind: 'text', html: '<p>New jhumkas.</p>', products: [] }];

let small: SmallShop;
let now: number;
/** The mails that the service accepted, by their keys: a second one with the same key is the first. */
let accepted: Map<string, RenderedMail>;
/** Called for each mail before the service accepts it. */
let onSend: (mail: RenderedMail) => void;

beforeEach(async () => {
  small = await openSmallShop({});
  now = small.shop.now;
  accepted = new Map();
  onSend = () => {};
});
afterEach(() => small.close());

/** Returns the shop at the present time of the test, with a mail service that stores mails. */
async function shopNow(): Promise<Shop> {
  return {
    ...small.shop,
    now,
    clock: () => now,
    origin: 'https://shop.example',
    log: { info: () => {}, error: () => {} },
    keyedHash: await keyedHashOf('letters'),
    mail: {
      send(mail, key) {
        onSend(mail);
        accepted.set(key, mail);
        return Promise.resolve();
      },
      check: () => Promise.resolve(),
    },
  };
}

/** Adds confirmed subscribers, whose addresses begin with a name. */
function subscribers(name: string, count: number): void {
  small.db.connection.exec(`
    WITH RECURSIVE reader(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM reader WHERE n < ${count})
    INSERT INTO newsletter_subscribers (created_at, updated_at, email, status, token_hash, requested_at, consent_at)
    SELECT 0, 0, '${name}' || n || '@example.in', 'SUBSCRIBED', '${name}' || n, 0, 0 FROM reader`);
}

const tick = async () => sendLetters(await shopNow(), () => Promise.resolve(PARTS));
const deliver = async () => sendOutbox(await shopNow());

/** Sends letters and their mails minute by minute, until two minutes in a row had nothing to do. */
async function sendAll(): Promise<void> {
  for (let idle = 0; idle < 2;) {
    const { listed, finished } = await tick();
    now += MINUTE_MS;
    const { sent } = await deliver();
    idle = listed + finished + sent === 0 ? idle + 1 : 0;
  }
}

async function plannedLetter(subject = 'Diwali'): Promise<LetterRow> {
  const shop = await shopNow();
  const { id } = await createLetter(shop, small.admin, { subject, preview: 'New', sections: [TEXT] });
  return planLetter(shop, small.admin, id, { sendAt: null });
}

const letter = async (id: number) => managedLetters.one(await shopNow(), small.admin, id);
const addresses = () => [...accepted.values()].map(({ to }) => to);

describe('a letter', () => {
  test('reaches each of 5,000 subscribers exactly once, although the shop is killed twice', async () => {
    small.close();
    small = await openSmallShop({}, { letters: { perWeek: 2, perMinute: 150 } });
    // 20,000 commits: no test of the disk.
    small.db.connection.exec('PRAGMA synchronous = OFF');
    subscribers('reader', 5000);
    const { id } = await plannedLetter();
    // Killed after the service accepted a mail and before the shop noted it, and within the batch of recipients.
    let killedAfter = 700;
    onSend = () => {
      killedAfter -= 1;
      if (killedAfter === 0) throw new Killed();
    };
    await expect(untilKilled()).rejects.toThrow(Killed);
    const shop = await shopNow();
    now += 3 * MINUTE_MS;
    const dying: Shop = { ...shop, now, write: (() => Promise.reject(new Killed())) as Shop['write'] };
    await expect(sendLetters(dying, () => Promise.resolve(PARTS))).rejects.toThrow(Killed);
    await sendAll();
    expect(accepted.size).toBe(5000);
    expect(new Set(addresses()).size).toBe(5000);
    expect(await letter(id)).toMatchObject({ status: 'sent', sent: 5000, waiting: 0, skipped: 0, failed: 0 });
    expect(await small.broken()).toEqual([]);
    // It commits 20,000 times, at low priority while other test steps run.
  }, 240_000);

  test('goes to confirmed subscribers only, and to nobody who confirms after it began', async () => {
    subscribers('confirmed', 1);
    small.db.connection.exec(`INSERT INTO newsletter_subscribers (created_at, updated_at, email, status, token_hash)
      VALUES (0, 0, 'pending@example.in', 'PENDING', 'pending')`);
    await plannedLetter();
    await tick();
    small.db.connection.exec(`INSERT INTO newsletter_subscribers
        (created_at, updated_at, email, status, token_hash, consent_at)
      VALUES (0, 0, 'late@example.in', 'SUBSCRIBED', 'late', ${now + 1})`);
    await sendAll();
    expect(addresses()).toEqual(['confirmed1@example.in']);
  });

  test('waits for its time, and sends no more in a minute than the setting allows', async () => {
    subscribers('reader', 150);
    const shop = await shopNow();
    const { id } = await createLetter(shop, small.admin, { subject: 'Teej', preview: '', sections: [TEXT] });
    await planLetter(shop, small.admin, id, { sendAt: now + DAY_MS });
    expect(await tick()).toEqual({ listed: 0, finished: 0 });
    now += DAY_MS;
    expect(await tick()).toEqual({ listed: 60, finished: 0 });
    expect(await tick()).toEqual({ listed: 0, finished: 0 });
    now += MINUTE_MS;
    expect(await tick()).toEqual({ listed: 0, finished: 0 });
    await deliver();
    expect(await tick()).toEqual({ listed: 60, finished: 0 });
  });

  test('goes to nobody who left meanwhile', async () => {
    subscribers('reader', 2);
    const { id } = await plannedLetter();
    await tick();
    small.rows(
      `UPDATE newsletter_subscribers SET status = 'UNSUBSCRIBED' WHERE email = 'reader1@example.in' RETURNING id`,
    );
    await sendAll();
    expect(addresses()).toEqual(['reader2@example.in']);
    expect(await letter(id)).toMatchObject({ status: 'sent', sent: 1, waiting: 0 });
  });

  test('is skipped and counted for a subscriber who had two within a week', async () => {
    subscribers('reader', 1);
    const ids: number[] = [];
    for (const subject of ['First', 'Second', 'Third']) {
      ids.push((await plannedLetter(subject)).id);
      await sendAll();
    }
    expect([...accepted.values()].map(({ subject }) => subject)).toEqual(['First', 'Second']);
    expect(await letter(ids[2]!)).toMatchObject({ status: 'sent', sent: 0, skipped: 1 });
    now += 7 * DAY_MS;
    await plannedLetter('Fourth');
    await sendAll();
    expect([...accepted.values()].at(-1)!.subject).toBe('Fourth');
  });

  test('goes to nobody else once it is stopped; a planned one is a draft again', async () => {
    subscribers('reader', 100);
    const { id } = await plannedLetter();
    await tick();
    await stopLetter(await shopNow(), small.admin, id, { reason: 'A wrong price' });
    await sendAll();
    expect(accepted.size).toBe(0);
    expect(await letter(id)).toMatchObject({ status: 'stopped', sent: 0, waiting: 0 });
    const other = await plannedLetter();
    const draft = await stopLetter(await shopNow(), small.admin, other.id, { reason: 'Later' });
    expect(draft).toMatchObject({ status: 'draft', sendAt: null });
  });

  test('is a draft again if it shows nothing at its time', async () => {
    subscribers('reader', 1);
    const { id } = await plannedLetter();
    await sendLetters(await shopNow(), () => Promise.resolve([]));
    expect(await letter(id)).toMatchObject({ status: 'draft', sendAt: null });
    expect(small.rows('SELECT actor_kind, reason FROM letter_versions ORDER BY id DESC LIMIT 1')).toEqual([
      ['system', expect.stringContaining('anything to show')],
    ]);
    await sendAll();
    expect(accepted.size).toBe(0);
  });

  test('cannot be planned for a time that has passed', async () => {
    const shop = await shopNow();
    const { id } = await createLetter(shop, small.admin, { subject: 'Teej', preview: '', sections: [TEXT] });
    await expect(planLetter(shop, small.admin, id, { sendAt: now - 1 })).rejects.toMatchObject({
      details: { fields: { sendAt: 'This time has passed. Please choose a later one' } },
    });
  });

  test('ends the subscription of an address that the service refuses for good, and tries again after other failures', async () => {
    subscribers('reader', 2);
    const { id } = await plannedLetter();
    let failures = 0;
    onSend = ({ to }) => {
      if (to === 'reader1@example.in') throw new RecipientRefused('mail', 'unknown user');
      failures += 1;
      if (failures === 1) throw new ProviderError('mail', 'did not answer');
    };
    await sendAll();
    now += DAY_MS;
    await sendAll();
    expect(addresses()).toEqual(['reader2@example.in']);
    expect(await letter(id)).toMatchObject({ status: 'sent', sent: 1, bounced: 1 });
    expect(small.rows(`SELECT email FROM newsletter_subscribers WHERE bounced_at IS NOT NULL`)).toEqual([
      ['reader1@example.in'],
    ]);
  });

  test('has a link and headers to unsubscribe with one click, which ends this subscription and is counted', async () => {
    subscribers('reader', 2);
    const { id } = await plannedLetter();
    await sendAll();
    const mail = [...accepted.values()].find(({ to }) => to === 'reader1@example.in')!;
    const [, token] = /unsubscribe\?token=([0-9a-f.]+)>$/.exec(mail.headers!['List-Unsubscribe']!)!;
    expect(mail.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect(mail.text).toContain(`https://shop.example/subscriptions/blog/newsletter/unsubscribe?token=${token!}`);
    const shop = await shopNow();
    expect(await endByLetter(shop, token!.replace(/.$/, 'x'))).toBe(false);
    expect(await unsubscribe(shop, token!)).toBe(false);
    expect(await endByLetter(shop, token!)).toBe(true);
    expect(await endByLetter(shop, token!)).toBe(true);
    expect(small.rows(`SELECT email, status FROM newsletter_subscribers ORDER BY id`)).toEqual([
      ['reader1@example.in', 'UNSUBSCRIBED'],
      ['reader2@example.in', 'SUBSCRIBED'],
    ]);
    expect(await letter(id)).toMatchObject({ ended: 1 });
  });

  test('lets other mails pass: they are sent first, though they are due later', async () => {
    subscribers('reader', 3);
    await plannedLetter();
    await tick();
    now += MINUTE_MS;
    small.db.connection.exec(`INSERT INTO outbox (kind, key, payload, next_at, created_at)
      VALUES ('mail', 'code', '{"name":"signInCode","to":"asha@example.in","code":"123456"}', ${now}, ${now})`);
    await deliver();
    expect(addresses()[0]).toBe('asha@example.in');
    expect(accepted.size).toBe(4);
  });
});

class Killed extends Error {}

/** Sends minute by minute until the mail service throws `Killed`, which ends the process and not only the mail. */
async function untilKilled(): Promise<void> {
  const guarded = async () => {
    const shop = await shopNow();
    let killed: Killed | undefined;
    const mail: Shop['mail'] = {
      ...shop.mail,
      async send(message, key) {
        try {
          await shop.mail.send(message, key);
        } catch (error) {
          if (error instanceof Killed) {
            killed = error;
            // The service had accepted the mail.
            accepted.set(key, message);
          }
          throw error;
        }
      },
    };
    // A killed process writes nothing.
    const write = ((...statements: Parameters<Shop['write']>) =>
      killed ? Promise.reject(killed) : shop.write(...statements)) as Shop['write'];
    await sendOutbox({ ...shop, mail, write });
  };
  for (;;) {
    await tick();
    now += MINUTE_MS;
    await guarded();
  }
}
