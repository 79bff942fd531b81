import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Admin } from '#contract/calls/actor.ts';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import { missingFacts } from '#contract/shop/missing-facts.ts';
import { asDemoHouse } from '../../../../demo/house.ts';
import { openSmallShop } from '../../../../tests/support/small-shop.ts';
import type { SmallShop } from '../../../../tests/support/small-shop.ts';
import { ProviderError } from '../../../ports/provider-error.ts';
import type { Shop } from '../../shop.ts';
import { changeSettings, currentSettings } from '../../platform/settings/index.ts';
import { openOrClose, readSetUp } from './index.ts';

let small: SmallShop;
let shop: Shop;
let admin: Admin;

async function openWith(sellers: Parameters<typeof openSmallShop>[0], policy = DEFAULT_POLICY): Promise<void> {
  small = await openSmallShop(sellers, policy);
  admin = small.admin;
  shop = {
    ...small.shop,
    mail: { ...small.shop.mail, check: () => Promise.resolve() },
    couriers: { ...small.shop.couriers, couriers: () => Promise.resolve([]) },
    payments: { ...small.shop.payments, linkByReference: () => Promise.resolve(undefined) },
  };
}

afterEach(() => small.close());

const pointsOf = async () => Object.fromEntries((await readSetUp(shop)).points.map((point) => [point.id, point]));
const open = () => openOrClose(shop, admin, { isOpen: true, reason: 'We are ready' });

describe('a new shop', () => {
  beforeEach(() => openWith({}));

  test('lacks every fact that shoppers must be told, and names it', async () => {
    const points = await pointsOf();
    expect(points.name!.says).toBe("Missing: the shop's name.");
    expect(points.company!.says).toContain('the GSTIN, the address of the registered office');
    expect(points.officers!.says).toContain('the email of the nodal person');
    expect(points.contact!.says).toBe('Missing: the email of customer care, the phone number of customer care.');
    for (const id of ['name', 'company', 'officers', 'contact', 'seller'])
      expect(points[id]).toMatchObject({ isDone: false, isNeeded: true });
  });

  test('has no text of the demo shop in its settings', () => {
    expect(JSON.stringify(DEFAULT_POLICY)).not.toMatch(/ratnahaat|padmaja|imran|banjara|4000 0000/i);
  });

  test('does not open', async () => {
    await expect(open()).rejects.toMatchObject({ code: 'SHOP_INCOMPLETE' });
    expect((await readSetUp(shop)).isOpen).toBe(false);
  });
});

describe('a shop with its facts', () => {
  const facts = { ...asDemoHouse(DEFAULT_POLICY), isOpen: false };

  test('opens once it has a seller', async () => {
    await openWith({}, facts);
    await expect(open()).rejects.toMatchObject({ code: 'SHOP_INCOMPLETE' });
    small.close();
    await openWith({ meera: {} }, facts);
    expect(await open()).toMatchObject({ isOpen: true, mayOpen: true });
    expect(small.rows("SELECT action, reason FROM audit_log WHERE subject = 'settings'")).toEqual([
      ['shop opened', 'We are ready'],
    ]);
  });

  test('that is open already, and closes, says so once each', async () => {
    await openWith({ meera: {} }, facts);
    await open();
    await open();
    await openOrClose(shop, admin, { isOpen: false, reason: 'A holiday' });
    expect(small.rows("SELECT action FROM audit_log WHERE subject = 'settings' ORDER BY id")).toEqual([
      ['shop opened'],
      ['shop closed'],
    ]);
  });

  test.each(missingFacts(DEFAULT_POLICY).map(({ fact }) => fact))('does not open without %s', async (fact) => {
    await openWith({ meera: {} }, facts);
    const [{ version, policy }] = await shop.read(currentSettings());
    const lacking = structuredClone(policy);
    emptyFact(lacking, fact);
    expect(missingFacts(lacking).map((missing) => missing.fact)).toEqual([fact]);
    await changeSettings(shop, admin, { version, policy: lacking });
    await expect(open()).rejects.toMatchObject({ code: 'SHOP_INCOMPLETE' });
  });

  test('tells which service does not answer, and opens all the same', async () => {
    await openWith({ meera: {} }, facts);
    shop = {
      ...shop,
      payments: {
        ...shop.payments,
        linkByReference: () => Promise.reject(new ProviderError('payments', 'The key is unknown')),
      },
    };
    const { payments, mail } = await pointsOf();
    expect(mail!.isDone).toBe(true);
    expect(payments).toMatchObject({ isDone: false, isNeeded: false });
    expect(payments!.says).toContain('RAZORPAY_KEY_ID');
    expect((await open()).isOpen).toBe(true);
  });

  test('calls no service for a quick look', async () => {
    await openWith({ meera: {} }, facts);
    const called = () => Promise.reject(new Error('A quick look calls no service.'));
    shop = { ...shop, mail: { ...shop.mail, check: called }, couriers: { ...shop.couriers, couriers: called } };
    const { mayOpen, points } = await readSetUp(shop, true);
    expect(mayOpen).toBe(true);
    expect(points.map(({ id }) => id)).not.toContain('mail');
  });

  test('counts the first goods, and asks for a category', async () => {
    await openWith({ meera: {} }, facts);
    const { goods, category, paid, shipped, refunded } = await pointsOf();
    expect(goods!.says).toBe('0 of ten products are on sale.');
    expect(category!.isDone).toBe(true);
    for (const point of [paid, shipped, refunded]) expect(point!.isDone).toBe(false);
  });
});

/** Empties the one text that a fact names, by trying each. */
function emptyFact(policy: object, fact: string): void {
  const before = structuredClone(policy);
  for (const path of textsOf(policy)) {
    const tried = structuredClone(before) as Record<string, unknown>;
    setText(tried, path, '');
    const missing = missingFacts(tried as unknown as typeof DEFAULT_POLICY);
    if (missing.some((one) => one.fact === fact)) return setText(policy as Record<string, unknown>, path, '');
  }
  throw new Error(`No text of the settings is ${fact}.`);
}

function textsOf(value: object, at: readonly string[] = []): string[][] {
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    if (typeof part === 'string') return [[...at, name]];
    return typeof part === 'object' && part !== null ? textsOf(part, [...at, name]) : [];
  });
}

function setText(record: Record<string, unknown>, [name, ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) record[name!] = text;
  else setText(record[name!] as Record<string, unknown>, rest, text);
}
