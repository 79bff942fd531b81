import { expect, test } from 'vitest';
import { MAIL_KINDS } from '../../functions/mail-kinds.ts';
import { MESSAGE_KINDS } from '../../functions/message-kinds.ts';
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

test('every message that an area defines is listed', () => {
  expect(defined(/\bmessageKind\(\s*'(\w+)'/g)).toEqual(MESSAGE_KINDS.map(({ name }) => name).sort());
});

test('every kind of outbox item that an area defines is listed', () => {
  expect([...defined(/\boutboxKind\(\s*'(\w+)'/g), 'mail', 'message'].sort()).toEqual([...OUTBOX_KINDS.keys()].sort());
});
