import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder, textOf } from './source.ts';
import { LISTING_SQL, listingSql } from './listing-sql.ts';
import { triggerPage } from './trigger-page.ts';

const documents = filesUnder('', /\.md$/).filter((file) => !/^(demo\/posts|pictures|panchang)\//.test(file));
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The maximum number of words of a document, so that it can be read in one sitting. */
const MOST_WORDS: Record<string, number> = { 'ARCHITECTURE.md': 2000, 'README.md': 1000 };

describe('the documents', () => {
  test('name files and folders that exist', () => {
    const known =
      /`((?:contract|panchang|functions|demo|src|admin|migrations|tests|scripts|docs|pictures)\/[\w./-]*)`/g;
    const named = documents.flatMap((file) =>
      [...textOf(file).matchAll(known)].map(([, path]) => ({ file, path: path! })),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
  });

  test('link to documents that exist', () => {
    const links = documents.flatMap((file) =>
      [...textOf(file).matchAll(/\]\(([^)#:]+)\)/g)].map(([, to]) => ({
        file,
        to: posix.join(posix.dirname(file), to!),
      })),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ to }) => !existsSync(to))).toEqual([]);
  });

  test.for(Object.entries(MOST_WORDS))('%s has at most %i words', ([file, most]) => {
    expect(words(textOf(file))).toBeLessThanOrEqual(most);
  });

  test('describe each context in 200 to 500 words', () => {
    const contexts = documents.filter((file) => /^functions\/domain\/[^/]+\/README\.md$/.test(file));
    expect(contexts).toHaveLength(11);
    for (const file of contexts) {
      expect(words(textOf(file)), file).toBeGreaterThanOrEqual(200);
      expect(words(textOf(file)), file).toBeLessThanOrEqual(500);
    }
  });
});

test('the SQL of the listing packs the columns of their table', () => {
  expect(textOf(LISTING_SQL)).toBe(listingSql());
});

test('the page of triggers says what the SQL does', () => {
  expect(textOf('functions/db/triggers/README.md')).toBe(triggerPage());
});
