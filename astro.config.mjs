import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { defineConfig } from 'astro/config';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import siteAndRenderer from './src/adapter/index.ts';
import reactAtOnce from './src/adapter/react-at-once.ts';
import { shortScopes } from './src/adapter/short-scopes.ts';
import { BEFORE_PAINT } from './src/layouts/before-paint.ts';

/**
 * A class of a CSS module is named by its file and itself (`cart_line`): short, the same in every build, and never one
 * of the shared classes, which have no underscore. No two modules have the same file name.
 * @param {string} name
 * @param {string} file
 */
const nameOfClass = (name, file) => `${basename(file.split('?')[0] ?? file, '.module.css')}_${name}`;

const ON_EVERY_PAGE =
  /node_modules\/(nanostores|@nanostores\/persistent)\/|vite\/preload-helper|src\/(paths|storage\/|api\/client|features\/(shell\/(?!offer-)|session\/(sign-out|pending-action)|cart\/contents|wishlist\/(hearts|contents)|delivery\/delivery-pin)|ui\/(rupees|toasts)\.)|contract\/(shop\/(kept|money)|calls\/handle|pages\/(paths|search-path|image-url))/;

/** What stands on a product page without React. */
const ON_PRODUCT_PAGE =
  /src\/features\/(product\/read-more|recent\/|delivery\/pin-check|share\/|reviews\/review-actions|questions\/question-forms|social-proof\/social-proof)/;

/** What nearly every island needs. */
const IN_EVERY_ISLAND =
  /node_modules\/(react|@nanostores\/react)\/|src\/(ui\/(awake|Boundary|LineIcon|focus)|api\/coupons\.|features\/(cart\/(QuantityField|buy-now)|product\/zoom))|contract\/shop\/sizes|lucide\/dist\/esm\/icons\/chevron-(left|right)/;

/**
 * As a content policy names what stands in a page.
 * @param {string} text
 * @returns {`sha256-${string}`}
 */
const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export default defineConfig({
  site: process.env.ORIGIN || 'http://localhost:8787',
  output: 'static',
  adapter: siteAndRenderer(hashOf(ISLAND_STYLES)),
  integrations: [reactAtOnce()],
  trailingSlash: 'never',
  // A sheet of its own comes a round trip after the page, and nothing is drawn before: with the styles in its head, a
  // page is first drawn in half the time and in pieces, for 9 kB more over the wire.
  build: { format: 'file', inlineStylesheets: 'always' },
  // Pictures are resized when they are asked for, never by the build.
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  security: {
    // Pages only answer GET; the API checks its own requests.
    checkOrigin: false,
    csp: {
      directives: ["default-src 'self'"],
      scriptDirective: { hashes: [hashOf(BEFORE_PAINT)] },
    },
  },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  vite: {
    cacheDir: 'node_modules/.cache/vite',
    plugins: [shortScopes()],
    css: { modules: { generateScopedName: nameOfClass } },
    build: {
      // The folder has the server's bundle as well (`scripts/build-site.ts`).
      emptyOutDir: false,
      assetsInlineLimit: 0,
      // Messages stand where they are said: a page need not load those of all the others.
      rolldownOptions: {
        // A table of words is in no bundle that says none of it, however the table is put together.
        treeshake: { moduleSideEffects: [{ test: /\/contract\/words\//, sideEffects: false }] },
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
        // What nearly every page needs is one file: small ones compress badly, and each is a request.
        output: {
          advancedChunks: {
            groups: [
              { name: 'shop', test: ON_EVERY_PAGE },
              { name: 'product-page', test: ON_PRODUCT_PAGE },
              { name: 'island', test: IN_EVERY_ISLAND },
            ],
          },
        },
      },
    },
  },
});
