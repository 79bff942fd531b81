import { refuse } from '#contract/calls/refusals.ts';
import type { PersonalCopy, PersonalSection } from '#contract/calls/account.ts';
import { shopNameOf } from '#contract/shop/brand.ts';
import type { SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { isPrivateKey, signedUrl } from '../../files/media/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { copyGiven } from './data-requests.ts';
import { personOf } from './person.ts';
import { personalPage } from './personal-page.ts';
import type { PersonalTable } from './person.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** More rows of one kind than a person has. If there are more, the copy says so. */
const MOST_ROWS = 5000;

type Value = PersonalSection['rows'][number][string];
type Row = Record<string, unknown>;

/** The purposes of processing, a summary of the privacy notice (DPDP Act s.11(1)). */
const PURPOSES = [
  'To know that it is you who signs in.',
  'To sell, deliver and take back what you order, and to tell you how it goes.',
  'To answer what you write to us.',
  'To show what you write about goods to other shoppers.',
  'To count which links and sites lead to orders.',
  'To keep the books and papers that tax and company law ask for.',
];
const SHARED_WITH = [
  'Sellers of your orders: name, address and mobile, to pack, bill and take back.',
  'Couriers, by way of Shiprocket: name, address and mobile, and what is collected on delivery.',
  'Razorpay, where you pay online: amount, email and mobile.',
  'The companies that run our servers and send our emails, by contract and on our instructions.',
];

interface Section {
  name: string;
  title: string;
  read: (values: { userId: number }) => Statement<Row[]>;
}

/** The profile first, then in the order of the tables. */
const SECTIONS: readonly Section[] = Object.entries(PERSONAL_DATA)
  .flatMap(([name, known]) => (known.knows === 'people' && known.copy ? [sectionOf(name, known, known.copy)] : []))
  .sort((a, b) => Number(b.name === 'users') - Number(a.name === 'users'));

const KEPT = Object.values(PERSONAL_DATA).flatMap((known) =>
  known.knows === 'people' && known.copy && known.fate.way !== 'removed'
    ? [`${known.copy.title}: ${known.fate.because}`]
    : [],
);

function sectionOf(name: string, known: PersonalTable, copy: NonNullable<PersonalTable['copy']>): Section {
  const shown: Record<string, AnySQLiteColumn | SQL> = copy.shown;
  const read = statement((db, params: Params<{ userId: number }>) =>
    db
      .select(shown)
      .from(known.table)
      .where(known.rows(personOf(params)))
      .limit(MOST_ROWS + 1),
  );
  return { name, title: copy.title, read: read as Section['read'] };
}

/**
 * Returns a copy of all personal data of a person (DPDP Act s.11), read in one round trip, and records that it was
 * given. It names no other people except the sellers they bought from. The addresses of their uploaded files are valid
 * for ten minutes.
 */
export async function readPersonalCopy(shop: Shop, person: { userId: number }): Promise<PersonalCopy> {
  return (await readCopyAndName(shop, person)).copy;
}

/** Returns the same as a page to save. */
export async function readPersonalPage(shop: Shop, person: { userId: number }): Promise<string> {
  const { copy, shopName } = await readCopyAndName(shop, person);
  return personalPage(copy, shopName);
}

async function readCopyAndName(
  shop: Shop,
  { userId }: { userId: number },
): Promise<{ copy: PersonalCopy; shopName: string }> {
  const { tables, settings } = await shop.read({
    tables: SECTIONS.map(({ read }) => read({ userId })),
    settings: currentSettings(),
  });
  const sections = await Promise.all(
    SECTIONS.map(async ({ name, title }, index): Promise<PersonalSection> => {
      const rows = tables[index]!;
      const shown = await Promise.all(rows.slice(0, MOST_ROWS).map((row) => shownRow(shop, row)));
      return { name, title, rows: shown, isCut: rows.length > MOST_ROWS };
    }),
  );
  if (sections[0]!.rows.length === 0) refuse('SESSION_EXPIRED');
  await shop.write(copyGiven(shop, userId));
  const about = { purposes: PURPOSES, sharedWith: SHARED_WITH, kept: KEPT };
  return { copy: { madeAt: shop.now, about, sections }, shopName: shopNameOf(settings.policy, shop.origin) };
}

async function shownRow(shop: Shop, row: Row): Promise<Record<string, Value>> {
  const entries = Object.entries(row).map(async ([name, value]): Promise<[string, Value]> => {
    if (typeof value === 'number' && name.endsWith('At')) return [name, new Date(value).toISOString()];
    if (name === 'at' && typeof value === 'number') return [name, new Date(value).toISOString()];
    if (name.endsWith('Paise'))
      return [`${name.slice(0, -'Paise'.length)}Rupees`, typeof value === 'number' ? value / 100 : null];
    if (name === 'file' && typeof value === 'string' && isPrivateKey(value)) {
      return [name, shop.origin + (await signedUrl(shop, value))];
    }
    return [name, (value ?? null) as Value];
  });
  return Object.fromEntries(await Promise.all(entries));
}
