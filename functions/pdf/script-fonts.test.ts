import fontkit from '@pdf-lib/fontkit';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { printedAs, scriptOf, SCRIPTS } from '#contract/shop/printed-signs.ts';
import type { Script } from '#contract/shop/printed-signs.ts';
import { unprintableSign } from '#contract/shop/text.ts';
import { loadShaper } from '../node/load-shaper.ts';
import { MUKTA_400, MUKTA_600 } from './fonts.ts';
import { startHarfBuzz } from './harfbuzz.ts';

async function bytesOf(script: Script): Promise<Uint8Array> {
  const { FONT } = (await import(`./fonts/${script}.ts`)) as { FONT: string };
  return new Uint8Array(gunzipSync(Buffer.from(FONT, 'base64')));
}
const lettersIn = (bytes: Uint8Array) => new Set(fontkit.create(bytes).characterSet);

test('every sign that a name or an address may have is printed by a glyph of its script', async () => {
  const latin = [MUKTA_400, MUKTA_600].map((font) => lettersIn(Buffer.from(font, 'base64')));
  const own = new Map(
    await Promise.all(SCRIPTS.map(async (script) => [script, lettersIn(await bytesOf(script))] as const)),
  );
  const lost: string[] = [];
  let known = 0;
  for (let point = 0; point < 0x110000; point += 1) {
    const sign = String.fromCodePoint(point);
    if (unprintableSign(`A${sign}`) !== undefined) continue;
    known += 1;
    for (const part of printedAs(sign) ?? '\u0000') {
      const script = scriptOf(part);
      const code = part.codePointAt(0)!;
      if (!(script ? own.get(script)!.has(code) : latin.every((face) => face.has(code)))) lost.push(sign);
    }
  }
  expect(lost).toEqual([]);
  expect(known).toBeGreaterThan(1500);
});

// A subset in a PDF stores these offsets halved, so they must be even.
test.each(SCRIPTS)('each glyph of %s begins at an even place', async (script) => {
  const { loca } = fontkit.create(await bytesOf(script)) as unknown as { loca: { offsets: number[] } };
  expect(loca.offsets.filter((offset) => offset % 2 === 1)).toEqual([]);
});

describe('letters join, stack and change places', () => {
  const shaped = async (script: Script, text: string, isRightToLeft = false) => {
    const font = startHarfBuzz(await loadShaper())(await bytesOf(script));
    return font.shape(text, isRightToLeft).map(({ id }) => id);
  };

  test.each([
    ['devanagari', 'क्ष', 1],
    ['devanagari', 'ज्ञ', 1],
    ['bengali', 'ক্ষ', 1],
    ['malayalam', 'ന്റ', 1],
    ['tamil', 'க்ஷ', 1],
    ['telugu', 'స్త్రీ', 2],
  ] as const)('in %s %s has as many glyphs as it is written with', async (script, text, count) => {
    const glyphs = await shaped(script, text);
    expect(glyphs).toHaveLength(count);
    expect(glyphs).not.toContain(0);
  });

  test.each([
    ['devanagari', 'कि'],
    ['bengali', 'কে'],
    ['tamil', 'கெ'],
    ['malayalam', 'കെ'],
  ] as const)('in %s the vowel of %s is drawn before its consonant', async (script, text) => {
    const [consonant] = await shaped(script, text.at(0)!);
    const glyphs = await shaped(script, text);
    expect(glyphs).toHaveLength(2);
    expect(glyphs[0]).not.toBe(consonant);
    expect(glyphs[1]).toBe(consonant);
  });

  test('in Arabic script a letter has another form at each place of a word', async () => {
    const [alone, word] = [await shaped('arabic', 'ہ', true), await shaped('arabic', 'ہہہ', true)];
    expect(new Set([...alone, ...word]).size).toBeGreaterThanOrEqual(4);
    expect(word).not.toContain(0);
  });
});
