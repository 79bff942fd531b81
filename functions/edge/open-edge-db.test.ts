import { expect, test } from 'vitest';
import { rawWrite } from '../db/statement.ts';
import { noteNewDay } from '../domain/platform/page-invalidations/index.ts';
import { openEdgeDb } from './open-edge-db.ts';

test('a write that outdates pages has them published, and no other does', async () => {
  let published = 0;
  const writer = {
    write: (sent: object[]) => Promise.resolve({ answers: sent.map(() => ({ rows: [], rowsAffected: 1 })) }),
  };
  const db = openEdgeDb({
    url: 'http://records.example',
    authToken: undefined,
    writers: { getByName: () => writer } as unknown as Parameters<typeof openEdgeDb>[0]['writers'],
    onSlow: () => {},
    onPagesOutdated: () => (published += 1),
  });
  await db.write(rawWrite('UPDATE users SET name = ?', ['Leela']));
  expect(published).toBe(0);
  await db.write(noteNewDay({ now: Date.UTC(2026, 10, 29) }), rawWrite('UPDATE users SET name = ?', ['Leela']));
  expect(published).toBe(1);
});
