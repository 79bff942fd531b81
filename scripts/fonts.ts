/**
 * Reduces the shop's typefaces to the characters its pages use (subsetting), and writes them to four places: all faces
 * to the storefront's styles, the text face to the console, all faces to the renderer of share images in a format it
 * reads, and the text face to the PDF documents. Hindi names have their own file, which a browser loads only on pages
 * with such names, and only if the system has no Devanagari font. PDF documents have a typeface for each other script
 * of India. All families are under the SIL Open Font License. Run it again after a change of the letters: `npm run
 * fonts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import subsetFont from 'subset-font';
import { LETTERS } from '../functions/node/fonts/letters.ts';

const FACES = {
  'mukta-400': 'mukta/400Regular/Mukta_400Regular.ttf',
  'mukta-600': 'mukta/600SemiBold/Mukta_600SemiBold.ttf',
  'tiro-400': 'tiro-devanagari-hindi/400Regular/TiroDevanagariHindi_400Regular.ttf',
};

for (const [name, file] of Object.entries(FACES)) {
  const whole = readFileSync(`node_modules/@expo-google-fonts/${file}`);
  const keep = { keepFeatures: ['kern', 'liga', 'tnum', 'lnum'], noHinting: true };
  const cut = await subsetFont(whole, LETTERS, { targetFormat: 'woff2', ...keep });
  writeFileSync(`src/styles/fonts/${name}.woff2`, cut);
  if (name.startsWith('mukta')) writeFileSync(`admin/fonts/${name}.woff2`, cut);
  const rendered = await subsetFont(whole, LETTERS, { targetFormat: 'woff', ...keep });
  writeFileSync(`functions/node/fonts/${name}.woff`, rendered);
  console.log(`${name}: ${(cut.byteLength / 1024).toFixed(1)} kB`);
}

/** Documents name people in Latin letters of any language, and in transcriptions of Indian scripts. */
const LATIN = Array.from({ length: 0x17f - 0xa0 }, (_, index) => String.fromCharCode(0xa0 + index)).join('');
const TRANSCRIBED = 'ṛṝḷḹṃḥṅñṭḍṇśṣṟḻẏ';
const documents: string[] = [];
for (const [name, file] of Object.entries(FACES).filter(([face]) => face.startsWith('mukta'))) {
  const letters = `${LETTERS}${LATIN}${TRANSCRIBED}${TRANSCRIBED.toUpperCase()}`;
  const whole = readFileSync(`node_modules/@expo-google-fonts/${file}`);
  const cut = await subsetFont(whole, letters, { targetFormat: 'truetype', keepFeatures: ['tnum'], noHinting: true });
  documents.push(
    `export const ${name.toUpperCase().replace('-', '_')} =\n  '${Buffer.from(cut).toString('base64')}';\n`,
  );
  console.log(`${name} of papers: ${(cut.byteLength / 1024).toFixed(1)} kB`);
}
writeFileSync(
  'functions/pdf/fonts.ts',
  `/** Mukta under the SIL Open Font License, cut down by \`scripts/fonts.ts\`: TrueType in base64, which both runtimes load. */\n${documents.join('')}`,
);

/** Returns the characters from one code point to another, both included. */
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join('');
const noto = (style: string, script: string) =>
  `@fontsource/noto-${style}-${script}/files/noto-${style}-${script}-${script}-400-normal.woff2`;
/** The font of each script in documents, and the script's characters. */
const SCRIPTS = {
  devanagari: [noto('sans', 'devanagari'), range(0x900, 0x97f)],
  bengali: [noto('sans', 'bengali'), range(0x980, 0x9ff)],
  gurmukhi: [noto('sans', 'gurmukhi'), range(0xa00, 0xa7f)],
  gujarati: [noto('sans', 'gujarati'), range(0xa80, 0xaff)],
  oriya: [noto('sans', 'oriya'), range(0xb00, 0xb7f)],
  tamil: [noto('sans', 'tamil'), range(0xb80, 0xbff)],
  telugu: [noto('sans', 'telugu'), range(0xc00, 0xc7f)],
  kannada: [noto('sans', 'kannada'), range(0xc80, 0xcff)],
  malayalam: [noto('sans', 'malayalam'), range(0xd00, 0xd7f)],
  'ol-chiki': [noto('sans', 'ol-chiki'), range(0x1c50, 0x1c7f)],
  'meetei-mayek': [noto('sans', 'meetei-mayek'), range(0xabc0, 0xabff)],
  arabic: [noto('naskh', 'arabic'), range(0x600, 0x6ff) + range(0x750, 0x77f)],
} as const;
/** Joiners, and the dotted circle that carries a lone vowel sign. */
const SHARED = '\u200c\u200d\u25cc';

for (const [script, [file, letters]] of Object.entries(SCRIPTS)) {
  const whole = readFileSync(`node_modules/${file}`);
  const cut = await subsetFont(whole, letters + SHARED, { targetFormat: 'truetype', noHinting: true });
  const stored = gzipSync(cut, { level: 9 });
  writeFileSync(
    `functions/pdf/fonts/${script}.ts`,
    `/** A typeface under the SIL Open Font License, cut down by \`scripts/fonts.ts\`: TrueType, gzipped, in base64. */\nexport const FONT =\n  '${stored.toString('base64')}';\n`,
  );
  console.log(`${script} of papers: ${(stored.byteLength / 1024).toFixed(1)} kB`);
}

const DEVANAGARI = range(0x900, 0x97f);
/** The font features that join the letters of a script. */
const JOINING = 'akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln nukt abvm blwm mark kern'.split(' ');

const hindi = await subsetFont(
  readFileSync(`node_modules/@expo-google-fonts/${FACES['mukta-400']}`),
  `${DEVANAGARI}\u200c\u200d◌`,
  { targetFormat: 'woff2', keepFeatures: JOINING, noHinting: true },
);
writeFileSync('src/styles/fonts/mukta-devanagari-400.woff2', hindi);
console.log(`mukta-devanagari-400: ${(hindi.byteLength / 1024).toFixed(1)} kB`);
