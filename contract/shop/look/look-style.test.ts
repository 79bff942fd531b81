import { existsSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lookFileUrl, readLookFile } from '../../pages/look-files.ts';
import { DEFAULT_LOOK } from './look.ts';
import type { Look } from './look.ts';
import { lookStyle, lookTokens, markWidthOf } from './look-style.ts';
import { fontRules, TYPE_PAIRS } from './type-pairs.ts';

const DRAWN: Look = {
  ...DEFAULT_LOOK,
  mark: { kind: 'DRAWING', svg: '<svg viewBox="0 0 4 1"/>', key: '', ink: 'BRAND', withName: true, ratio: 4 },
};

describe('the style sheet of a look', () => {
  test('is empty for the default look', () => {
    expect(lookStyle(DEFAULT_LOOK)).toBe('');
    expect(lookTokens(DEFAULT_LOOK)).toEqual({});
  });

  test('has only what differs', () => {
    expect(lookStyle({ ...DEFAULT_LOOK, corners: 'ROUND' })).toBe(':root:root{--radius:10px}');
    expect(lookTokens({ ...DEFAULT_LOOK, type: 'LAILA_MUKTA' })).toEqual({
      display: expect.stringMatching(/^Laila,'Laila Fallback','Laila Devanagari',/) as unknown as string,
    });
  });

  test('shows a drawing in the colour of its text, beside the name no wider than that', () => {
    const { mark } = DRAWN;
    expect(lookStyle(DRAWN)).toMatch(
      /background:currentColor;print-color-adjust:exact;mask:url\(\/brand\/mark-[0-9a-f]{12}\.svg\)/,
    );
    expect([markWidthOf(mark), markWidthOf({ ...mark, withName: false })]).toEqual([72, 128]);
  });

  test('lays a mark in its own colours on a light plate in the dark', () => {
    const style = lookStyle({ ...DRAWN, mark: { ...DRAWN.mark, ink: 'OWN' } });
    expect(style).toContain('background:light-dark(transparent,#fffdf9)');
    expect(style).not.toContain('mask');
  });
});

describe.each(TYPE_PAIRS)('the typefaces %s', (pair) => {
  const files = [...fontRules(pair).matchAll(/url\((\/fonts\/[^)]+)\)/g)].map(([, path]) => `public${path!}`);

  test('are files of the shop, small enough to come with the first page', () => {
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const latin = files.filter((file) => !file.includes('devanagari'));
    // The default pair has 30 kB, and a pair has at most three files.
    expect(latin.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(30_000);
  });

  test('have a stand-in of the system with their metrics, and Devanagari', () => {
    const count = (pattern: RegExp) => fontRules(pair).match(pattern)?.length ?? 0;
    expect(count(/size-adjust:/g)).toBe(count(/Devanagari'/g));
    expect(count(/unicode-range:U\+0900-097F/g)).toBe(count(/size-adjust:/g));
  });
});

describe('the files of a look', () => {
  const named = { look: DRAWN, shopName: 'Tara' };

  test('of the default look are those of every shop, whatever its name', () => {
    const own = { look: DEFAULT_LOOK, shopName: 'Tara' };
    expect([lookFileUrl('icon.svg', own), lookFileUrl('share.jpg', own)]).toEqual(['/favicon.svg', '/share.jpg']);
    const round = { look: { ...DEFAULT_LOOK, corners: 'ROUND' as const }, shopName: 'Tara' };
    expect(lookFileUrl('icon-192.png', round)).toBe('/icon-192.png');
  });

  test('have addresses that tell their content', () => {
    const path = lookFileUrl('icon-192.png', named);
    expect(path).toMatch(/^\/brand\/icon-192-[0-9a-f]{12}\.png$/);
    const other = { ...DRAWN, colours: { ...DRAWN.colours, brand: '#14506b' } };
    expect(lookFileUrl('icon-192.png', { look: other, shopName: 'Tara' })).not.toBe(path);
    expect(readLookFile(path.slice('/brand/'.length))).toBe('icon-192.png');
  });

  test.each(['icon-193-0123456789ab.png', 'icon-192.png', 'share-0123456789ab.png', 'x', 'toString-0123456789ab.svg'])(
    '%s is none',
    (name) => {
      expect(readLookFile(name)).toBeUndefined();
    },
  );
});
