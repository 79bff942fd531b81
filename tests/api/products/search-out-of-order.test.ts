import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { SEARCH_FAILED } from '#contract/messages.ts';
import { openEmbeddedDb } from '../../../functions/node/open-db.ts';
import { Persona } from '../../support/persona.ts';
import { startSecondShop } from '../../support/second-shop.ts';
import type { SecondShop } from '../../support/second-shop.ts';

/** A shop of its own, since its search index is removed. */
let second: SecondShop;
let visitor: Persona;

beforeAll(async () => {
  second = await startSecondShop(inject('running').runtime);
  visitor = new Persona(second.origin);
  const db = openEmbeddedDb(second.databasePath);
  db.connection.exec('PRAGMA busy_timeout = 5000; DROP TABLE search_words');
  db.close();
});
afterAll(() => second?.stop());

test('a search that fails is a page that says so, with the ways through the shop around it', async () => {
  const answer = await visitor.get('/search?q=jhumka', { headers: { Accept: 'text/html' } });
  expect(answer.status).toBe(500);
  expect(answer.text).toContain(SEARCH_FAILED);
  expect(answer.text).toContain('href="/category/rings"');
});

test('the other pages are as ever', async () => {
  const answer = await visitor.get('/shop?page=2', { headers: { Accept: 'text/html' } });
  expect(answer.status).toBe(200);
});
