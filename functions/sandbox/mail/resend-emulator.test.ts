import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../node/migrate.ts';
import { openEmbeddedDb } from '../../node/open-db.ts';
import type { EmbeddedDb } from '../../node/open-db.ts';
import { resendEmulator, sentMails } from './resend-emulator.ts';

const folder = mkdtempSync(join(tmpdir(), 'ratnahaat-resend-'));
let db: EmbeddedDb;

beforeAll(() => {
  db = openEmbeddedDb(join(folder, 'x.db'));
  migrate(db.connection);
});

afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

test('two mails with one key are one, also where they come at the same moment', async () => {
  const service = resendEmulator(
    () => db,
    () => 0,
  );
  const send = async (key: string) =>
    service.request('/emails', {
      method: 'POST',
      body: JSON.stringify({ from: 'shop@shop.example', to: 'asha@shop.example', subject: key, text: 'Namaste' }),
      headers: { Authorization: 'Bearer key', 'Content-Type': 'application/json', 'Idempotency-Key': key },
    });
  const answers = await Promise.all(['one', 'one', 'other', 'one'].map(send));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const mails = await sentMails(db, 'asha@shop.example');
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['one', 'other']);
});
