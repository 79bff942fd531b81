import sharp from 'sharp';
import { expect, test } from 'vitest';
import { LOOK_FILES } from '#contract/pages/look-files.ts';
import type { IconFile } from '#contract/pages/look-files.ts';
import { DEFAULT_LOOK, DEFAULT_MARK } from '#contract/shop/look/look.ts';
import type { Look, Mark } from '#contract/shop/look/look.ts';
import { drawIcon } from './draw-icon.ts';

const TEAL = { ...DEFAULT_LOOK.colours, brand: '#14506b' };
const lookOf = (mark: Partial<Mark>): Look => ({ ...DEFAULT_LOOK, colours: TEAL, mark: { ...DEFAULT_MARK, ...mark } });
const DISC =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#ff0000"/></svg>';

/** Returns the colour of a place in an icon, counted in parts of its width, as hexadecimal digits. */
async function colourAt(png: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return data.subarray(at, at + 4).toString('hex');
}

/** Tells whether two colours look alike: a palette of few colours moves each a little. */
function expectAlike(one: string, other: string): void {
  const parts = (hex: string) => [0, 2, 4].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
  const difference = parts(one).map((part, index) => Math.abs(part - parts(other)[index]!));
  expect(Math.max(...difference), `${one} and ${other}`).toBeLessThan(12);
}

test.each(['icon-192.png', 'icon-512.png', 'maskable-512.png', 'apple-180.png'] as IconFile[])(
  '%s is a PNG of its size on the brand colour',
  async (file) => {
    const icon = await drawIcon(file, { look: lookOf({}), shopName: 'Tara' });
    const side = LOOK_FILES[file];
    expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: side, height: side });
    expectAlike(await colourAt(icon, 0.5, 0.06), '14506b');
  },
);

test('a drawing is drawn in one colour, or in its own on a light tile', async () => {
  const mark = { kind: 'DRAWING', svg: DISC } as const;
  const inked = await drawIcon('icon-512.png', { look: lookOf(mark), shopName: 'Tara' });
  expectAlike(await colourAt(inked, 0.5, 0.5), 'fbf7f0');
  const own = await drawIcon('icon-512.png', { look: lookOf({ ...mark, ink: 'OWN' }), shopName: 'Tara' });
  expectAlike(await colourAt(own, 0.5, 0.5), 'ff0000');
  expectAlike(await colourAt(own, 0.5, 0.06), 'fffdf9');
});

test('a picture lies on a light tile', async () => {
  const red = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#cc0000' } })
    .png()
    .toBuffer();
  const look = lookOf({ kind: 'PICTURE', key: 'a.png', ink: 'OWN', ratio: 2 });
  const icon = await drawIcon('icon-192.png', { look, shopName: 'Tara' }, red);
  expectAlike(await colourAt(icon, 0.5, 0.5), 'cc0000');
  expectAlike(await colourAt(icon, 0.5, 0.2), 'fffdf9');
});

test.each([
  ['a shop without a mark', 'NONE', 'Tara'],
  ['a shop whose picture is gone', 'PICTURE', 'Tara'],
  ['a shop with a name in another script', 'NONE', 'तारा'],
] as const)('%s has the first letter of its name', async (_, kind, shopName) => {
  const icon = await drawIcon('icon-192.png', { look: lookOf({ kind }), shopName });
  expect((await sharp(icon).stats()).channels[0]!.stdev).toBeGreaterThan(10);
});
