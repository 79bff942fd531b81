import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { SHARE_IMAGE_KINDS, SHARE_IMAGE_MAX_BYTES } from '#contract/pages/share-image.ts';
import { readPage } from '../support/page.ts';
import { openShop } from '../support/shop.ts';
import { sideBySide } from '../support/side-by-side.ts';
import {
  aFew,
  aFewOfEach,
  FESTIVAL,
  SIDE_BY_SIDE,
  WALK_MAX,
  WALKING,
  WALKS_ALL,
  walkSite,
} from '../support/site-walk.ts';
import type { Walk } from '../support/site-walk.ts';

const { running } = openShop();
const { origin, siteOrigin } = running;
/** Returns one file of each kind: of the pictures, one in each width and format. */
function oneOfEach(files: readonly string[]): string[] {
  const alike = Map.groupBy(files, (file) => file.replace(/^(\/media\/)[^/]+(\/\d+\.\w+)$/, '$1$2'));
  return [...alike.values()].map(([first]) => first!);
}

let found: Walk;
beforeAll(async () => {
  found = await walkSite(running);
}, WALK_MAX);

async function brokenOf(addresses: readonly string[], from: Map<string, string>): Promise<string[]> {
  const broken: string[] = [];
  await sideBySide(SIDE_BY_SIDE, addresses, async (address) => {
    const answer = await fetch(origin + address, {
      redirect: 'manual',
      headers: { ...WALKING, Accept: 'text/html,*/*' },
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) broken.push(`${from.get(address)} → ${address} ${answer.status}`);
  });
  return broken;
}

/**
 * Returns the addresses of a year's festivals, from its iCalendar file.
 * @param year the address of the year's page, in any language
 */
async function festivalsOf(year: string): Promise<string[]> {
  const answer = await fetch(`${origin}${year}.ics`);
  const lines = (await answer.text()).replaceAll('\r\n ', '').split('\r\n');
  return lines.filter((line) => line.startsWith('URL:')).map((line) => line.slice(`URL:${siteOrigin}`.length));
}

/** Addresses that the site map links to by the specification, and that redirect. */
const NAMED_BY_SITE_MAP = ['/account', '/account/orders', '/account/settings', '/returns'];

describe('nothing leads nowhere:', () => {
  test('the walk comes everywhere', () => {
    expect(found.pages.size).toBeGreaterThan(WALKS_ALL ? 300 : 40);
    expect(found.links.size).toBeGreaterThan(WALKS_ALL ? 500 : 200);
    expect(found.files.size).toBeGreaterThan(WALKS_ALL ? 500 : 200);
  });

  test('links', async () => {
    const unseen = [...found.links.keys()].filter((link) => !link.includes('#') && !found.pages.has(link));
    const festivals = unseen.filter((link) => FESTIVAL.test(link));
    const others = unseen.filter((link) => !FESTIVAL.test(link));
    expect(await brokenOf(aFewOfEach(others), found.links)).toEqual([]);
    const moved = [...found.moved].filter((path) => !NAMED_BY_SITE_MAP.includes(path));
    expect(moved.map((path) => `${found.links.get(path)} → ${path}`)).toEqual([]);

    // The calendars of all years name every festival.
    const years = new Set(festivals.map((link) => /^.*\/\d{4}(?=\/)/.exec(link)![0]));
    const known = new Set((await Promise.all([...years].map(festivalsOf))).flat());
    expect(known.size).toBeGreaterThan(500);
    // Each festival also has its own iCalendar file.
    expect(festivals.filter((link) => !known.has(link.replace(/\.ics$/, '')))).toEqual([]);
    expect(await brokenOf(aFewOfEach(festivals), found.links)).toEqual([]);
  }, 120_000);

  test('places within pages', () => {
    const broken = [...found.links].filter(([link]) => {
      const [path, hash] = link.split('#');
      if (!hash) return false;
      return found.pages.has(path!) && !found.pages.get(path!)!.ids.includes(decodeURIComponent(hash));
    });
    expect(broken.map(([link, page]) => `${page} → ${link}`)).toEqual([]);
  });

  test('scripts, styles, icons, and pictures in each width and format', async () => {
    // A page also names its own address in its head.
    const files = [...found.files.keys()].filter((address) => !found.pages.has(address));
    expect(files.length).toBeGreaterThan(WALKS_ALL ? 500 : 200);
    expect(await brokenOf(oneOfEach(files), found.files)).toEqual([]);
  }, 120_000);

  test('every picture there is', async () => {
    const masters = [...found.files].flatMap(([address, page]): [string, string][] => {
      const master = /^(\/media\/[^/]+)\/\d+\.\w+$/.exec(address)?.[1];
      return master ? [[master, page]] : [];
    });
    expect(await brokenOf([...new Set(masters.map(([address]) => address))], new Map(masters))).toEqual([]);
  }, 120_000);

  test('the pictures of shared links', async () => {
    const cards = new Map(
      [...found.pages].map(([path, page]) => [page.meta('og:image')!.slice(siteOrigin.length), path]),
    );
    const byKind = Map.groupBy(cards.keys(), (card) => /^\/cards\/(\w+)\//.exec(card)?.[1] ?? 'house');
    // The demo shop has no page of its own besides the home page.
    const kinds = SHARE_IMAGE_KINDS.filter((kind) => kind !== 'arranged');
    expect([...byKind.keys()].toSorted()).toEqual(['house', ...kinds].toSorted());
    expect(byKind.get('product')!.length).toBeGreaterThan(WALKS_ALL ? 250 : 1);
    expect(byKind.get('festival')!.length).toBeGreaterThan(WALKS_ALL ? 100 : 1);
    // Each is rendered on request.
    const asked = [...byKind.values()].flatMap(aFew);
    const broken: string[] = [];
    await sideBySide(SIDE_BY_SIDE, asked, async (card) => {
      const answer = await fetch(origin + card, { redirect: 'manual' });
      const body = new Uint8Array(await answer.arrayBuffer());
      const { format, width, height } = answer.ok ? await sharp(body).metadata() : {};
      const said = `${answer.status} ${format} ${width}x${height}, ${body.length < SHARE_IMAGE_MAX_BYTES ? 'small' : 'large'}`;
      if (said !== '200 jpeg 1200x630, small') broken.push(`${cards.get(card)} → ${card} ${said}`);
    });
    expect(broken).toEqual([]);
  }, 120_000);
});

describe.each(['WhatsApp/2.24.20.89 A', 'facebookexternalhit/1.1', 'Twitterbot/1.0'])('%s', (agent) => {
  const ask = (address: string) =>
    fetch(origin + address.replace(siteOrigin, ''), { headers: { 'User-Agent': agent, Accept: '*/*' } });

  test('sees a piece with name, price and picture', async () => {
    const answer = await ask('/product/lakshmi-kasu-temple-necklace-set');
    const page = readPage(await answer.text());
    expect(answer.status).toBe(200);
    expect(page.meta('og:title')).toMatch(/^Lakshmi Kasu /);
    expect(page.meta('product:price:amount')).toBe('2899.00');
    expect(page.meta('product:price:currency')).toBe('INR');
    const picture = await ask(page.meta('og:image')!);
    const body = new Uint8Array(await picture.arrayBuffer());
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(body.byteLength).toBeLessThan(SHARE_IMAGE_MAX_BYTES);
    expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test('sees a list, and the house', async () => {
    for (const [path, title] of [
      ['/category/jhumkas', /^Jhumkas/],
      ['/shop/temple', /^Temple Jewellery/],
      ['/store/meera-temple-jewels', /^Meera Temple Jewels/],
      ['/blog', /^Blog: /],
      ['/hindu-festivals-calendar', /^Hindu festivals calendar/],
      ['/', /^Ratnahaat/],
    ] as const) {
      const page = readPage(await (await ask(path)).text());
      expect(page.meta('og:title')).toMatch(title);
      expect((await ask(page.meta('og:image')!)).status).toBe(200);
    }
  });
});
