import { describe, expect, test } from 'vitest';
import * as messages from '../../contract/messages.ts';
import { DEFAULT_POLICY } from '../../contract/shop/policy.ts';
import { spanInWords } from '../../functions/domain/buying/cart/index.ts';
import { REFUSALS } from '../../contract/calls/refusals.ts';
import { CALLS, ROUTES_AFTER_CALLS, ROUTES_BEFORE_CALLS } from '../../functions/routes/index.ts';
import { checkPolicies } from '../../functions/http/policies.ts';
import { allWords, SCREENS, SERVED, SPECIFIED } from '../support/spec.ts';
import { filesUnder, textOf } from './source.ts';

/** Returns a call in the form of the lists, with `{name}` for parameters. */
const listed = ({ method, path, who }: { method: string; path: string; who: 'public' | readonly string[] }) => ({
  call: `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`,
  who: who === 'public' ? 'public' : who.toSorted().join(),
});
const byCall = (a: { call: string }, b: { call: string }) => (a.call < b.call ? -1 : 1);

describe('the calls', () => {
  const served = CALLS.map(listed).sort(byCall);

  test('are those of the list, each for the same people', () => {
    expect(served.length).toBeGreaterThan(40);
    expect(served).toEqual(SERVED.map(listed).sort(byCall));
  });

  test('are each told apart from every other', () => {
    const seen = new Set<string>();
    const twice = served.filter(({ call }) => {
      const shape = call.replace(/\{\w+\}/g, '{}');
      return seen.has(shape) || !seen.add(shape);
    });
    expect(twice).toEqual([]);
  });

  test('stand in the specification, or are said to be new', () => {
    const specified = new Map(SPECIFIED.map(listed).map(({ call, who }) => [call, who]));
    const added = new Set(SERVED.filter(({ isNew }) => isNew).map((call) => listed(call).call));
    const wrong = served.filter(({ call, who }) =>
      added.has(call) ? specified.has(call) : specified.get(call) !== who,
    );
    expect(wrong).toEqual([]);
  });

  test('that staff make ask for a permission of theirs, and others for none', () => {
    const ofStaff = CALLS.filter(
      // Calls about a person's own data need only a session, also for staff.
      ({ path, who }) =>
        !path.startsWith('/api/users/') &&
        who !== 'public' &&
        !who.includes('customer') &&
        (who.includes('seller') || who.includes('admin')),
    );
    expect(ofStaff.filter(({ may }) => may === undefined).map((call) => listed(call).call)).toEqual([]);
    const ofOthers = CALLS.filter(({ who }) => who === 'public' || who.every((kind) => kind === 'customer'));
    expect(ofOthers.filter(({ may }) => may !== undefined).map((call) => listed(call).call)).toEqual([]);
  });
});

describe('an application with a route that nobody declared', () => {
  const route = (method: string, path: string) => ({ method, path, basePath: '/', handler: () => {} });
  const declared = { method: 'GET', path: '/api/cart', who: ['customer'] } as const;

  test.each([
    ['of another path', route('GET', '/api/secrets')],
    ['of another method', route('DELETE', '/api/cart')],
    ['beside the sandbox', route('GET', '/sandboxes')],
  ])('%s does not start', (_, added) => {
    expect(() => checkPolicies([added] as never, [declared])).toThrow(`${added.method} ${added.path}`);
  });

  test('or declared for nobody does not start', () => {
    expect(() => checkPolicies([], [{ method: 'GET', path: '/api/cart', who: [] }])).toThrow('GET /api/cart');
  });

  test('starts otherwise, with middleware and the endpoints of the sandbox', () => {
    const routes = [route('GET', '/api/cart'), route('ALL', '/*'), route('POST', '/sandbox/clock')];
    expect(() => checkPolicies(routes as never, [declared])).not.toThrow();
  });
});

/** Returns an address with `{}` for each parameter: `{name}` of a list, `:name` of a route, `[name]` of a file. */
const shapeOf = (path: string) => path.replace(/\{\w+\}|:\w+(\{[^/]*\})?|\[\w+\]/g, '{}');

describe('the addresses of pages', () => {
  // The pages in `live` are rendered only by routes, which have addresses of their own.
  const files = filesUnder('src/pages', /\.astro$/)
    .filter((file) => !file.startsWith('src/pages/live/'))
    .map((file) => file.slice('src/pages'.length, -'.astro'.length).replace(/\/index$/, '') || '/');
  const addresses = [...ROUTES_BEFORE_CALLS, ...ROUTES_AFTER_CALLS].flatMap(({ routes }) =>
    routes.filter(({ method }) => method === 'GET').map(({ path }): string => path),
  );
  const known = new Set([...files, ...addresses].map(shapeOf));
  known.delete('/*');

  test('each lead to a page', () => {
    const wanted = SCREENS.flatMap((row) => (row === '(any other)' ? ['/404'] : row.split(' ')));
    expect(wanted.length).toBeGreaterThan(50);
    expect(wanted.filter((address) => !known.has(shapeOf(address)))).toEqual([]);
  });
});

/** Texts whose number is a setting, with the default settings. */
const OF_SETTINGS: Record<string, string> = {
  EASY_RETURNS_7_DAYS: `${DEFAULT_POLICY.returnWindowDays}-day easy returns`,
  DELIVERY_ESTIMATE_STANDARD: spanInWords(DEFAULT_POLICY.deliveryBusinessDays, false),
  DELIVERY_ESTIMATE_PREORDER: spanInWords(DEFAULT_POLICY.preOrderDays, true),
};

/** The placeholders of parameters, in the code and in the specification's version of the same text. */
const GAPS: Record<string, [ours: string, specified: string]> = {
  CARD_MORE_OPTIONS: ['{count}', 'N'],
  SEARCH_ERROR: ['{message}', 'message'],
  BLOG_TAG_BANNER: ['{tag}', 'tag'],
  FILES_MAX_UPLOAD: ['{count}', 'N'],
  FILES_MAX_SELECT: ['{count}', 'N'],
  SELLER_ORDERS_ERROR: ['{message}', ''],
};

describe('the texts', () => {
  const { fill: _, ...texts } = messages;
  const said: [string, string][] = Object.entries(texts);
  const specified = allWords();

  test('are those of the specification, letter for letter', () => {
    expect(said.length).toBeGreaterThan(200);
    const asSpecified = (code: string, text: string) => text.replace(...(GAPS[code] ?? ['', '']));
    const wrong = said.filter(([code, text]) => specified.has(code) && specified.get(code) !== asSpecified(code, text));
    expect(wrong).toEqual([]);
  });

  test('are all of the specification: texts of our own stand elsewhere', () => {
    expect(said.filter(([code]) => !specified.has(code)).map(([code]) => code)).toEqual([]);
  });

  test('of refusals whose code the specification has are the specification’s', () => {
    const same = Object.entries(REFUSALS).filter(([code]) => specified.has(code));
    expect(same.length).toBeGreaterThan(4);
    expect(same.filter(([code, { text }]) => specified.get(code) !== text).map(([code]) => code)).toEqual([]);
  });

  test('of failures around orders, money and parcels are each expected by a test', () => {
    const areas = /^(CART|COUPON|CHECKOUT|ORDER|PAYMENT|INVOICE|PIN|SHIPPING|TRACK|DELIVERY|CANCEL)_/;
    const alone = ['SERVICEABILITY_FAILED', 'ESTIMATED_DELIVERY_FAILED', 'COURIERS_FETCH_FAILED', 'AWB_FAILED'];
    const failures = said
      .map(([code]) => code)
      .filter((code) => areas.test(code) || alone.includes(code) || code === 'PICKUP_FAILED')
      .filter((code) => /_(FAILED|ERROR)$/.test(code));
    expect(failures.length).toBeGreaterThan(30);
    const tests = ['contract', 'functions', 'src', 'admin', 'tests']
      .flatMap((folder) => filesUnder(folder, /\.test\.ts$/))
      .filter((file) => !file.startsWith('tests/repo/'));
    const expected = new Set(tests.flatMap((file) => textOf(file).match(/\b[A-Z][A-Z_0-9]+\b/g) ?? []));
    expect(failures.filter((code) => !expected.has(code))).toEqual([]);
  });

  test('whose figure is a setting are the specification’s while the setting is', () => {
    for (const [code, now] of Object.entries(OF_SETTINGS)) expect(now).toBe(specified.get(code));
  });

  test('are written once: nothing repeats a sentence of theirs', () => {
    // A text of one or two words may have another meaning elsewhere.
    const sentences = said
      .map(([, text]) => text)
      .filter((text) => /\S+ \S+ \S+ \S+/.test(text) && !text.includes('{'));
    expect(sentences.length).toBeGreaterThan(80);
    const files = ['contract', 'functions', 'src', 'admin']
      .flatMap((folder) => filesUnder(folder, /(?<!\.test)\.(ts|tsx|astro)$/))
      .filter((file) => file !== 'contract/messages.ts' && !file.startsWith('demo/'));
    const repeated = files.flatMap((file) => {
      const text = textOf(file);
      const isWritten = (words: string) => ["''", '""', '``', '><'].some(([a, b]) => text.includes(a + words + b));
      return sentences.filter(isWritten).map((sentence) => `${file}: ${sentence}`);
    });
    expect(repeated).toEqual([]);
  });
});
