import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSmallShop } from '../../../../tests/support/small-shop.ts';
import type { SmallShop } from '../../../../tests/support/small-shop.ts';
import { hashPassword, isPassword } from '../../accounts/auth/index.ts';
import { keyRingOf } from '../../key-ring.ts';
import { bankColumns, openBank } from '../../sellers/sellers/index.ts';
import { readSealedState, resealSecrets } from './index.ts';

const [FIRST, SECOND] = ['first-'.repeat(6), 'second-'.repeat(6)] as const;
const BANK = { accountNumber: '001234567890', ifscCode: 'HDFC0001234', accountHolderName: 'Meera' };

let small: SmallShop;
const shopWith = async (secrets: Parameters<typeof keyRingOf>[0]) => ({ ...small.shop, ...(await keyRingOf(secrets)) });
const bankOf = (slug: string) => String(small.rows('SELECT bank_sealed FROM sellers WHERE slug = ?', slug)[0]![0]);
const setBank = (slug: string, sealed: string) =>
  small.rows('UPDATE sellers SET bank_sealed = ? WHERE slug = ? RETURNING id', sealed, slug);

beforeEach(async () => {
  const many = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`seller-${index}`, {}]));
  small = await openSmallShop({ meera: {}, ...many });
});
afterEach(() => small.close());

test('seals values of the former key again, counts those that it cannot read, and leaves hashes to their owners', async () => {
  const before = await shopWith({ SESSION_SECRET: FIRST });
  const { bankSealed } = await bankColumns(before, { ...BANK, accountNumberAgain: BANK.accountNumber });
  for (let index = 0; index < 119; index += 1) setBank(`seller-${index}`, bankSealed);
  setBank('seller-119', 'aaaaaaaa.000000000000000000000000.00');
  // As shops stored it that named no keys.
  setBank('meera', bankSealed.slice(bankSealed.indexOf('.') + 1));
  const password = await hashPassword(before, 'bangles of glass');
  small.rows('INSERT INTO passwords (user_id, hash, changed_at) VALUES (1, ?, 0) RETURNING id', password);
  small.rows(
    "INSERT INTO passwords (user_id, hash, changed_at) VALUES (2, 'pbkdf2-sha512-3x70000$salt$00', 0) RETURNING id",
  );
  small.rows(
    "INSERT INTO recovery_codes (user_id, code_hash, used_at) VALUES (1, 'aa', NULL), (1, 'bb', 1) RETURNING id",
  );

  const changed = await shopWith({ SESSION_SECRET: SECOND, FORMER_SESSION_SECRET: FIRST });
  expect(await readSealedState(changed)).toEqual({ remaining: 122, remainingOfSessionSecret: 2 });
  const left = { unreadable: 1, remaining: 1, remainingOfSessionSecret: 2 };
  expect(await resealSecrets(changed)).toEqual({ resealed: 121, ...left });
  expect(await resealSecrets(changed)).toEqual({ resealed: 0, ...left });

  const after = await shopWith({ SESSION_SECRET: SECOND });
  for (const slug of ['meera', 'seller-0', 'seller-118'])
    expect(await openBank(after, bankOf(slug))).toEqual({ value: BANK });
  const [[stored]] = small.rows('SELECT hash FROM passwords WHERE user_id = 1') as [[string]];
  expect(await isPassword(after, 'bangles of glass', stored)).toBe(true);
});
