import { expect, test } from 'vitest';
import { allWords } from '../support/spec.ts';
import { filesUnder, textOf } from './source.ts';

const DRAWN = 'The page is drawn with what it shows, so nothing is loaded that could be late or fail.';
const OF_SETTINGS = 'It is said with the figure of the settings.';
const RECORD = 'The name of a category is a record: the first three of the demo shop.';
/** Texts that no page uses, with the reason. */
const NOT_SAID: Record<string, string> = {
  HOME_WHY_SUPPORT: 'Customer care has hours, and the settings say which.',
  ANNOUNCE_COD_LONG: 'The same message in the words of the other document: ANNOUNCE_COD is said.',
  EASY_RETURNS_7_DAYS: OF_SETTINGS,
  DELIVERY_ESTIMATE_STANDARD: OF_SETTINGS,
  DELIVERY_ESTIMATE_PREORDER: OF_SETTINGS,
  CATEGORIES_LOAD_ERROR: DRAWN,
  PRODUCT_LOADING: DRAWN,
  PRODUCT_LOAD_FAILED: DRAWN,
  BLOG_LOADING: DRAWN,
  BLOG_ARTICLE_LOADING: DRAWN,
  RESET_PASSWORD_REQUEST_FAILED: 'The page that makes the call says FORGOT_FAILED.',
  REVIEW_CREATE_FAILED: 'The form that makes the call says REVIEW_SUBMIT_FAILED.',
  REVIEW_PRODUCT_ID_MISSING: 'The form stands on the page of a product; without one it says REVIEW_PRODUCT_NOT_FOUND.',
  SEARCH_CATEGORY_JEWELRY: RECORD,
  SEARCH_CATEGORY_WATCHES: RECORD,
  SEARCH_CATEGORY_ACCESSORIES: RECORD,
};

const IMPORT = /import\s+(?:\* as (\w+)|\{([^}]*)\})\s+from\s+'[^']*\/messages\.ts'/g;

/** Returns the codes of the texts that a file uses. */
function saidIn(source: string): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, all, some = '']) =>
    all === undefined
      ? (some.match(/\b[A-Z][A-Z_0-9]+\b/g) ?? [])
      : [...source.matchAll(new RegExp(`\\b${all}\\.([A-Z][A-Z_0-9]+)\\b`, 'g'))].map(([, code]) => code!),
  );
}

test('every text of the specification is said by a file, or it is told why not', () => {
  const files = ['contract', 'functions', 'src', 'admin']
    .flatMap((folder) => filesUnder(folder, /(?<!\.test)\.(ts|tsx|astro)$/))
    .filter((file) => file !== 'contract/messages.ts');
  const said = new Set(files.flatMap((file) => saidIn(textOf(file))));
  const codes = [...allWords().keys()];
  expect(codes.length).toBeGreaterThan(310);
  const unsaid = codes.filter((code) => !said.has(code));
  const known = Object.keys(NOT_SAID);
  expect(unsaid.sort()).toEqual(known.sort());
});
