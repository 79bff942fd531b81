/**
 * Cuts the shop's typefaces down to what its pages are written in, and puts them beside the storefront's styles and, the
 * text face alone, beside the console's. Both families
 * are under the SIL Open Font License. Run again after changing the list: `node scripts/fonts.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const TEXT = `${ASCII}₹\u00a0©®°±·×÷½¼¾éèêáàâäöüñç–—‘’“”•…−`;

const FACES = {
  'mukta-400': 'mukta/400Regular/Mukta_400Regular.ttf',
  'mukta-600': 'mukta/600SemiBold/Mukta_600SemiBold.ttf',
  'tiro-400': 'tiro-devanagari-hindi/400Regular/TiroDevanagariHindi_400Regular.ttf',
};

for (const [name, file] of Object.entries(FACES)) {
  const whole = readFileSync(`node_modules/@expo-google-fonts/${file}`);
  const cut = await subsetFont(whole, TEXT, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga', 'tnum', 'lnum'],
    noHinting: true,
  });
  writeFileSync(`src/styles/fonts/${name}.woff2`, cut);
  if (name.startsWith('mukta')) writeFileSync(`admin/fonts/${name}.woff2`, cut);
  console.log(`${name}: ${(cut.byteLength / 1024).toFixed(1)} kB`);
}
