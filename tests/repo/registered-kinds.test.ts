import { expect, test } from 'vitest';
import { MAIL_KINDS } from '../../functions/mail-kinds.ts';
import { OUTBOX_KINDS } from '../../functions/outbox-kinds.ts';
import { filesUnder, textOf } from './source.ts';

/** Returns the names with which the areas call this function. */
const defined = (pattern: RegExp) =>
  filesUnder('functions/domain', /\.ts$/)
    .flatMap((file) => [...textOf(file).matchAll(pattern)].map(([, name]) => name!))
    .sort();

test('every mail that an area defines is listed', () => {
  expect(defined(/\bmailKind\(\s*'(\w+)'/g)).toEqual(MAIL_KINDS.map(({ name }) => name).sort());
});

test('every kind of outbox item that an area defines is listed', () => {
  expect([...defined(/\boutboxKind\(\s*'(\w+)'/g), 'mail'].sort()).toEqual([...OUTBOX_KINDS.keys()].sort());
});
