import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { SYSTEM } from '#contract/calls/actor.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { changeSettings, currentSettings } from '../../../functions/domain/platform/settings/index.ts';
import { openEmbeddedDb } from '../../../functions/node/open-db.ts';
import { seedingShop } from '../../../scripts/seed-shop.ts';
import { Persona } from '../../support/persona.ts';
import { startSecondShop } from '../../support/second-shop.ts';
import type { SecondShop } from '../../support/second-shop.ts';
import { until } from '../../support/until.ts';

/** Returns settings with unusual figures, which no page contains by chance. */
function changed(policy: StorePolicy): StorePolicy {
  return {
    ...policy,
    announcements: ['The Diwali edit is here'],
    shippingFeePaise: 83_00,
    cod: {
      offered: true,
      abovePaise: 613_00,
      upToPaise: 17_431_00,
      feePaise: 37_00,
      refusedParcels: 9,
      confirmAbovePaise: 6_871_00,
      confirmHours: 53,
    },
    prepaid: { offered: true, discountPercent: 13, fundedBy: 'SELLER' },
    dispatchHours: 41,
    deliveryBusinessDays: { from: 11, to: 19 },
    preOrderDays: { from: 23, to: 29 },
    returnWindowDays: 12,
    defectExchangeDays: 16,
    refundBusinessDays: { from: 14, to: 18 },
    damageReportHours: 67,
    damage: {
      acknowledgeHours: 31,
      assessBusinessDays: 21,
      resolveBusinessDays: { from: 22, to: 26 },
      replaceBusinessDays: { from: 27, to: 33 },
    },
    giveBackPercent: 43,
    care: {
      ...policy.care,
      phone: '+91 80 5555 0101',
      email: 'help@haat.example',
      hours: 'Tue to Fri 9 AM to 1 PM',
      answerBusinessDays: 34,
    },
    company: { ...policy.company, legalName: 'Another Haat Private Limited', cin: 'U11111KA2020PTC222222' },
    grievance: {
      officer: { ...policy.grievance.officer, name: 'Gitanjali Barua' },
      acknowledgeHours: 39,
      resolveMonths: 2,
    },
    nodalPerson: { ...policy.nodalPerson, name: 'Zubin Daruwala' },
    whatsApp: '+91 80 5555 0202',
    social: [{ name: 'Instagram of the haat', url: 'https://social.example/haat' }],
  };
}

/** The figures that each page must contain, and old ones that it must not. */
const PAGES: Record<string, { says: string[]; never?: string[] }> = {
  '/': {
    says: ['41 hours', '11-19 business days', '12 days', '43%', 'Tue to Fri 9 AM to 1 PM'],
    never: ['₹500', '15%', '48 hours', '7 days', 'free shipping'],
  },
  '/help': {
    says: [
      '₹613',
      '₹17,431',
      '₹37',
      '₹6,871',
      '53 hours',
      '₹83',
      '41 hours',
      '11-19 business days',
      '23-29 days',
      '12 days',
      '16 days',
      '14-18 business days',
      '67 hours',
      '43%',
      '13% off',
      '34 business days',
      'Gitanjali Barua',
      '39 hours',
      '2 months',
      '+91 80 5555 0101',
    ],
    never: ['₹500', '15%', '48 hours', '24 hours', '10%'],
  },
  '/shipping': {
    says: [
      '41 hours',
      '11-19 business days',
      '23-29',
      '₹83',
      '₹613',
      '₹17,431',
      '₹37',
      '₹6,871',
      '53 hours',
      '12 days',
      'Tue to Fri 9 AM to 1 PM',
    ],
    never: ['₹500', '₹5,000', '24 hours', '3-5'],
  },
  '/refund': { says: ['12 days', '14-18 business days', '16 days', '43%'], never: ['7 days', '15%', '5-7'] },
  '/damage': {
    says: [
      '67 hours',
      '31 hours',
      '21 business days',
      '22-26 business days',
      '27-33 business days',
      '14-18 business days',
    ],
    never: ['48 hours', '24 hours', '5-7'],
  },
  '/terms-conditions': {
    says: [
      '41 hours',
      '11-19',
      '12 days',
      '67 hours',
      '₹613',
      '₹37',
      '₹83',
      '13% off',
      '39 hours',
      '2 months',
      'Another Haat Private Limited',
      'U11111KA2020PTC222222',
    ],
    never: ['₹500', '24 hours', '48 hours', 'Ratnahaat Marketplace'],
  },
  '/privacy': { says: ['Another Haat Private Limited', 'Gitanjali Barua'], never: ['Ratnahaat Marketplace'] },
  '/contact': {
    says: [
      'Gitanjali Barua',
      'Zubin Daruwala',
      '39 hours',
      '2 months',
      '34 business days',
      '+91 80 5555 0101',
      '+91 80 5555 0202',
      'help@haat.example',
      'Tue to Fri 9 AM to 1 PM',
    ],
    never: ['Ratnahaat Marketplace', '10 AM'],
  },
  '/about': {
    says: ['12 days', 'Another Haat Private Limited', 'Instagram of the haat', 'https://social.example/haat'],
  },
  '/about/team': { says: ['Gitanjali Barua', 'Zubin Daruwala', 'Tue to Fri 9 AM to 1 PM'] },
  '/care': { says: ['43%', 'Gitanjali Barua'], never: ['15%', 'Padmaja'] },
  '/product/lakshmi-kasu-temple-necklace-set': {
    says: ['Tue to Fri 9 AM to 1 PM', 'help@haat.example', 'Gitanjali Barua'],
    never: ['Free shipping', '10 AM', 'Padmaja'],
  },
  '/404': { says: ['+91 80 5555 0101', 'Instagram of the haat'] },
};

// On Workers only a deployment makes the files.
describe.runIf(inject('running').runtime === 'node')('figures changed in the settings, and published,', () => {
  let second: SecondShop;
  let visitor: Persona;

  beforeAll(async () => {
    if (inject('running').runtime !== 'node') return;
    second = await startSecondShop('node');
    visitor = new Persona(second.origin);
    const db = openEmbeddedDb(second.databasePath);
    const [{ version, policy }] = await db.read(currentSettings());
    await changeSettings(seedingShop(db), SYSTEM, { version, policy: changed(policy) });
    db.close();
    await visitor.post('/sandbox/clock', { advance: 60 });
    await until(
      'the pages to be published',
      async () => {
        await visitor.post('/sandbox/jobs/publish');
        return wordsOf((await visitor.get('/shipping')).text).includes('41 hours') || undefined;
      },
      30_000,
    );
  }, 120_000);
  afterAll(() => second?.stop());

  test.each(Object.entries(PAGES))('stand on %s', async (path, { says, never = [] }) => {
    // As a browser requests it: the page for an unknown address is shown only to clients that accept HTML.
    const words = wordsOf((await visitor.get(path, { headers: { Accept: 'text/html' } })).text);
    expect(says.filter((figure) => !words.includes(figure))).toEqual([]);
    expect(never.filter((figure) => words.includes(figure))).toEqual([]);
  });
});

/** A collection in the menu: this is its name, not a figure of the settings. */
const COLLECTION = '₹500 to ₹999';

/** Returns the text and the links of a page, including header and footer, without tags. */
function wordsOf(html: string): string {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ');
  const words = body
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll(COLLECTION, '');
  return [words, ...links].join(' ');
}
