import { readFileSync } from 'node:fs';
import { assert, constantFrom, integer, property, record, tuple } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LOOK, SURFACES } from './look.ts';
import type { Colours } from './look.ts';
import { contrastOf, hexOf, oklchOf } from './oklch.ts';
import { DEFAULT_PALETTE, faintPairs, faintSeeds, faintSeedText, paletteOf } from './palette.ts';

const hex = tuple(
  ...([0, 1, 2].map(() => integer({ min: 0, max: 255 })) as [Arbitrary<number>, Arbitrary<number>, Arbitrary<number>]),
).map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);
const colours: Arbitrary<Colours> = record({ brand: hex, accent: hex, surface: constantFrom(...SURFACES) });

/** Returns these colours with each faint seed replaced by the one that is offered for it. */
function withOffers(seeds: Colours): Colours {
  const { brand, accent } = faintSeeds(seeds);
  return { ...seeds, brand: brand?.nearest ?? seeds.brand, accent: accent?.nearest ?? seeds.accent };
}

describe('the default palette', () => {
  test('is the one of the style sheet', () => {
    const sheet = readFileSync('src/styles/tokens.css', 'utf8');
    const { light, dark, fixed } = DEFAULT_PALETTE;
    for (const [name, value] of Object.entries(light))
      expect(sheet).toContain(`--${name}: light-dark(${value}, ${dark[name as keyof typeof dark]});`);
    for (const [name, value] of Object.entries(fixed)) expect(sheet).toContain(`--${name}: ${value};`);
  });

  test('is legible everywhere', () => {
    expect(faintPairs(DEFAULT_PALETTE)).toEqual([]);
  });

  test('is that of the default colours', () => {
    expect(paletteOf(DEFAULT_LOOK.colours)).toBe(DEFAULT_PALETTE);
    expect(faintSeeds(DEFAULT_LOOK.colours)).toEqual({});
  });
});

describe('a palette of other colours', () => {
  test('is legible everywhere, whatever seeds are not refused', () => {
    assert(
      property(colours, (seeds) => {
        if (Object.keys(faintSeeds(seeds)).length > 0) return;
        expect(faintPairs(paletteOf(seeds))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('is legible with the colours that are offered for refused ones', () => {
    assert(
      property(colours, (seeds) => {
        const offered = withOffers(seeds);
        expect(faintSeeds(offered)).toEqual({});
        expect(faintPairs(paletteOf(offered))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('has the chosen colours themselves in the light theme', () => {
    const { light } = paletteOf({ brand: '#14506b', accent: '#b8742f', surface: 'COOL' });
    expect([light.wine, light.press, light.marigold]).toEqual(['#14506b', '#14506b', '#b8742f']);
  });
});

test('a yellow is refused as the colour of text, in words, with the nearest that is legible', () => {
  const { brand } = faintSeeds({ ...DEFAULT_LOOK.colours, brand: '#f2c84b' });
  expect(brand!.contrast).toBeLessThan(2);
  const offered = oklchOf(brand!.nearest);
  expect(Math.abs(offered.hue - oklchOf('#f2c84b').hue)).toBeLessThan(8);
  expect(faintSeedText(brand!)).toBe(
    `This colour is too light for the page: its contrast is 1.3, and 4.5 is needed. The nearest that has it is ${brand!.nearest}.`,
  );
});

describe('a colour', () => {
  test('is the same after a way to OKLCH and back', () => {
    assert(
      property(hex, (own) => {
        expect(hexOf(oklchOf(own))).toBe(own);
      }),
    );
  });

  test('has a contrast of 21 between black and white', () => {
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5);
  });
});
