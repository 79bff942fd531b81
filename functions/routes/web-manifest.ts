import type { Context } from 'hono';
import { shopNameOf } from '#contract/shop/brand.ts';
import { lookFileUrl } from '#contract/pages/look-files.ts';
import type { NamedLook } from '#contract/pages/look-files.ts';
import { paletteOf } from '#contract/shop/look/palette.ts';
import { currentSettings } from '../domain/platform/settings/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { Route } from '../http/route.ts';

/** The parts of the web app manifest that are the same in every shop. */
const MANIFEST = {
  description: 'Imitation and 1-gram gold plated jewellery from sellers across India.',
  lang: 'en-IN',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
};

const ICONS = [
  ['icon-192.png', '192x192', 'any'],
  ['icon-512.png', '512x512', 'any'],
  ['maskable-512.png', '512x512', 'maskable'],
] as const;

/** Returns the parts that follow the look: colours and icons. */
function lookOf(named: NamedLook): object {
  const { light } = paletteOf(named.look.colours);
  return {
    background_color: light.ground,
    theme_color: light.wine,
    categories: ['shopping'],
    icons: ICONS.map(([file, sizes, purpose]) => ({
      src: lookFileUrl(file, named),
      sizes,
      type: 'image/png',
      purpose,
    })),
  };
}

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
    const manifest = {
      id: '/',
      name: tagline ? `${name}: ${tagline}` : name,
      short_name: name,
      ...MANIFEST,
      ...lookOf({ look: policy.look, shopName: name }),
    };
    return context.body(JSON.stringify(manifest), 200, {
      'Content-Type': 'application/manifest+json',
      // Before the shop is open, its name may change at any time.
      'Cache-Control': policy.isOpen ? 'public, max-age=86400' : 'no-store',
    });
  },
};
