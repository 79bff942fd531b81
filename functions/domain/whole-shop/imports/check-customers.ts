import { and, eq, isNull, sql } from 'drizzle-orm';
import { AddressForm, MAX_ADDRESSES } from '#contract/calls/addresses.ts';
import { Email, FullName, Mobile } from '#contract/calls/auth.ts';
import { decode } from '#contract/calls/decode.ts';
import { nameOfEmail } from '#contract/moving-in/customers.ts';
import { bareEmail } from '#contract/shop/bare-text.ts';
import { kolkataDay, startOfDay } from '#contract/shop/dates.ts';
import { readDay } from '#contract/shop/typed-cells.ts';
import * as z from 'zod/mini';
import { addresses, newsletterSubscribers, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { addressRow } from '../../accounts/addresses/index.ts';
import { placeOfPin } from '../../buying/delivery/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { applyCustomers } from './apply-customers.ts';
import { rowRefusal } from './cells.ts';
import { CUSTOMER_COLUMNS } from './customer-columns.ts';
import { kindOf } from './kind.ts';
import type { Decided, NamedRow, Place } from './kind.ts';
import { chosenRows } from './statements.ts';

const emails = (params: Params<Place>) => sql`(SELECT chosen.key_text FROM ${chosenRows(params)})`;

const known = statement((db, params: Params<Place>) =>
  db
    .select({ id: users.id, email: users.email, mobile: users.mobile, version: users.version })
    .from(users)
    .where(and(sql`${users.email} IN ${emails(params)}`, isNull(users.archivedAt))),
);

/** The addresses of the next rows' people, removed ones too: those do not come back. */
const addressesOf = statement((db, params: Params<Place>) =>
  db
    .select({
      userId: addresses.userId,
      address: addresses.address,
      pinCode: addresses.pinCode,
      isThere: sql<number>`${addresses.archivedAt} IS NULL`,
    })
    .from(addresses)
    .innerJoin(users, eq(users.id, addresses.userId))
    .where(sql`${users.email} IN ${emails(params)}`),
);

const subscribers = statement((db, params: Params<Place>) =>
  db
    .select({ email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .where(sql`${newsletterSubscribers.email} IN ${emails(params)}`),
);

type Saved = ReturnType<ReturnType<typeof addressesOf>['read']>[number];

/** Where the consent of an imported subscriber came from; more is added if the file says more. */
const SOURCE = 'Former shop';
const SOURCE_MAX = 200;

interface Consent {
  consentAt: number;
  consentSource: string;
}

/** Returns the consent of a row; null without a day and a source. */
function consentOf(shop: Shop, row: NamedRow): Consent | null {
  const on = row.named['Newsletter agreed on'] ?? '';
  const by = (row.named['Newsletter agreed by'] ?? '').slice(0, SOURCE_MAX);
  if (on === '' && by === '') return null;
  const day = on === '' ? undefined : readDay(on);
  if (on !== '' && day === undefined) rowRefusal(row, 'Newsletter agreed on', 'Please write a day, such as 2026-11-20');
  if (day !== undefined && day > kolkataDay(shop.now))
    rowRefusal(row, 'Newsletter agreed on', 'This day is in the future');
  return {
    consentAt: day === undefined ? shop.now : startOfDay(day),
    consentSource: by === '' ? SOURCE : `${SOURCE}: ${by}`,
  };
}

/** The name of a person whose file has none, until they enter one. */
const NAMELESS = 'Customer';
const nameFor = (email: string) => (z.safeParse(FullName, nameOfEmail(email)).success ? nameOfEmail(email) : NAMELESS);

const folded = (address: string) => address.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const isSame = (saved: Saved, { address, pinCode }: AddressForm) =>
  saved.pinCode === pinCode && folded(saved.address) === folded(address);

/** Returns the address of a row as the form has it; null without one. @throws FIELDS_INVALID with its fields */
function addressOf({ named }: NamedRow, name: string, cityOf: (pin: string) => string | null): AddressForm | null {
  if (!named.Address) return null;
  const pinCode = named['PIN code'] ?? '';
  const city = named.City || (cityOf(pinCode) ?? '');
  return decode(
    AddressForm,
    {
      name,
      mobile: named.Mobile ?? '',
      locality: named.Locality || city,
      address: named.Address,
      addressLine2: named['Address line 2'] ?? '',
      landmark: named.Landmark ?? '',
      city,
      state: named.State ?? '',
      pinCode,
    },
    'FIELDS_INVALID',
  );
}

export const customerKind = kindOf({
  columns: CUSTOMER_COLUMNS,
  nameColumn: 'Email',
  needed: ['Email'],
  atOnce: 500,
  keyOf: (cells) => ({ keyId: null, keyText: bareEmail(cells.Email ?? '').toLowerCase() || null, parentId: null }),
  reads: (_, __, place) => ({
    people: known(place),
    saved: addressesOf(place),
    subscribed: subscribers(place),
    settings: currentSettings(),
  }),
  decide(shop, _, row, { people, saved, subscribed, settings }) {
    const email = row.keyText ?? '';
    if (email === '') rowRefusal(row, 'Email', 'Email is required: people sign in with it');
    const fields = decode(
      z.object({ email: Email, name: FullName, mobile: z.nullable(Mobile) }),
      { email, name: row.named.Name || nameFor(email), mobile: row.named.Mobile || null },
      'FIELDS_INVALID',
    );
    const address = addressOf(row, fields.name, (pin) => placeOfPin(pin, settings.policy.pinCorrections).city);
    const consent = subscribed.some((one) => one.email === email) ? null : consentOf(shop, row);
    const person = people.find((one) => one.email === email);
    const own = saved.filter(({ userId }) => userId === person?.id);
    const hasRoom = own.filter(({ isThere }) => isThere === 1).length < MAX_ADDRESSES;
    const added = {
      mobile: person && person.mobile !== null ? null : fields.mobile,
      address: address && hasRoom && !own.some((one) => isSame(one, address)) ? addressRow(address) : null,
      consent,
    };
    const isUnchanged = person !== undefined && Object.values(added).every((fact) => fact === null);
    return {
      outcome: isUnchanged ? 'UNCHANGED' : person ? 'CHANGED' : 'NEW',
      targetId: person?.id ?? null,
      targetVersion: person?.version ?? null,
      label: person ? `${email} is here already` : `${fields.name}, ${email}`,
      staged: isUnchanged ? null : { email, name: fields.name, ...added },
      differences: differencesOf(added, person ? null : fields.name),
    };
  },
  apply: applyCustomers,
});

interface Added {
  mobile: string | null;
  address: AddressForm | null;
  consent: Consent | null;
}

/** Returns what is added, by column. Nothing that is known is changed. */
function differencesOf({ mobile, address, consent }: Added, name: string | null): Decided['differences'] {
  const lines = [address?.address, address?.addressLine2, address?.locality, address?.landmark];
  const place =
    address && [...new Set([...lines, address.city, `${address.state} ${address.pinCode}`])].filter(Boolean).join(', ');
  const newsletter = consent && `${consent.consentSource}, ${kolkataDay(consent.consentAt)}`;
  return (
    [
      ['Name', name],
      ['Mobile', mobile],
      ['Address', place],
      ['Newsletter', newsletter],
    ] as const
  ).flatMap(([column, after]) => (after ? [{ column, before: '', after }] : []));
}
