import type { Context } from 'hono';
import { shopNameOf } from '#contract/shop/brand.ts';
import { currentSettings } from '../domain/platform/settings/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { Route } from '../http/route.ts';

/** The parts of the web app manifest that are the same in every shop. Its colours are those of `src/styles/tokens.css`. */
const MANIFEST = {
  description: 'Imitation and 1-gram gold plated jewellery from sellers across India.',
  lang: 'en-IN',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#fbf7f0',
  theme_color: '#6e1230',
  categories: ['shopping'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/**
 * The web app manifest, by which a browser installs the shop as an app.
 * @see https://www.w3.org/TR/appmanifest/
 */
export const webManifestRoute: Route<{ shopFor(context: Context): Shop }> = {
  method: 'GET',
  path: '/manifest.webmanifest',
  summary: 'The web app manifest: name, icons and colours of the shop as an installed app.',
  who: 'public',
  whileClosed: true,
  async handle(context, { shopFor }) {
    const shop = shopFor(context);
    const [{ policy }] = await shop.read(currentSettings());
    const name = shopNameOf(policy, shop.origin);
    // After the name the tagline continues a sentence; an abbreviation such as 'AD jewellery' stays as it is.
    const tagline = policy.brand.tagline.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
    const manifest = { id: '/', name: tagline ? `${name}: ${tagline}` : name, short_name: name, ...MANIFEST };
    return context.body(JSON.stringify(manifest), 200, {
      'Content-Type': 'application/manifest+json',
      // Before the shop is open, its name may change at any time.
      'Cache-Control': policy.isOpen ? 'public, max-age=86400' : 'no-store',
    });
  },
};
