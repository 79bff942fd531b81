import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { DEFAULT_POLICY } from '#contract/shop/policy.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { asDemoHouse } from '#demo/house.ts';
import type { Shop } from '../domain/shop.ts';
import { webManifestRoute } from './web-manifest.ts';

const DEMO = asDemoHouse(DEFAULT_POLICY);

/** Requests the manifest of a shop with these settings. */
async function manifestOf(policy: StorePolicy) {
  const shop = { origin: 'https://shop.example', read: () => Promise.resolve([{ policy }]) } as unknown as Shop;
  const app = new Hono();
  app.get(webManifestRoute.path, async (context, next) => {
    const answer = await webManifestRoute.handle(context, { shopFor: () => shop }, next);
    return answer as Response;
  });
  const response = await app.request(webManifestRoute.path);
  const { headers } = response;
  const manifest = (await response.json()) as Record<string, unknown>;
  return { ...manifest, type: headers.get('content-type'), caching: headers.get('cache-control') };
}

test('the manifest names the shop and its tagline', async () => {
  expect(await manifestOf(DEMO)).toMatchObject({
    id: '/',
    name: 'Ratnahaat: imitation and 1-gram gold jewellery',
    short_name: 'Ratnahaat',
    start_url: '/',
    type: 'application/manifest+json',
    caching: 'public, max-age=86400',
  });
});

test.each([
  ['AD and kundan sets', 'Tara: AD and kundan sets'],
  ['', 'Tara'],
])('the tagline %j follows the name', async (tagline, name) => {
  expect(await manifestOf({ ...DEMO, brand: { name: 'Tara', tagline } })).toMatchObject({ name, short_name: 'Tara' });
});

test('a closed shop without a name has its domain in a manifest that is not cached', async () => {
  expect(await manifestOf(DEFAULT_POLICY)).toMatchObject({ short_name: 'shop.example', caching: 'no-store' });
});
