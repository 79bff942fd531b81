/**
 * Reduces the shop's typefaces to the characters its pages use (subsetting), and writes them to four places: all faces
 * to the storefront's styles, the text face to the console, all faces to the renderer of share images in a format it
 * reads, and the text face to the PDF documents. Hindi names have their own file, which a browser loads only on pages
 * with such names, and only if the system has no Devanagari font. PDF documents have a typeface for each other script
 * of India. The other pairs of typefaces that an owner may choose (`contract/shop/look/type-pairs.ts`) are written to
 * `public/fonts`, with the hash of their content in their names. All families are under the SIL Open Font License. Run
 * it again after a change of the letters: `npm run fonts`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fontkit from '@pdf-lib/fontkit';
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
/** Share images in Hindi are drawn with one typeface, since their renderer takes one file. */
const ofShareImages = await subsetFont(
  readFileSync(`node_modules/@expo-google-fonts/${FACES['mukta-400']}`),
  `${LETTERS}${DEVANAGARI}\u200c\u200d◌`,
  { targetFormat: 'truetype', keepFeatures: [...JOINING, 'kern'], noHinting: true },
);
writeFileSync('functions/node/fonts/mukta-hindi-400.ttf', ofShareImages);
console.log(`mukta-hindi-400 of share images: ${(ofShareImages.byteLength / 1024).toFixed(1)} kB`);
console.log(`mukta-devanagari-400: ${(hindi.byteLength / 1024).toFixed(1)} kB`);

/**
 * The typefaces of the other pairs: file, and the system's typeface that stands for them until they are loaded. Headings
 * have one weight, texts have two.
 */
const OTHER_FACES = {
  rozha: { family: 'Rozha', weights: { 400: 'rozha-one/RozhaOne_400Regular' }, like: 'serif' },
  laila: { family: 'Laila', weights: { 500: 'laila/Laila_500Medium' }, like: 'serif' },
  eczar: { family: 'Eczar', weights: { 500: 'eczar/Eczar_500Medium' }, like: 'serif' },
  halant: { family: 'Halant', weights: { 500: 'halant/Halant_500Medium' }, like: 'serif' },
  poppins: { family: 'Poppins', weights: { 500: 'poppins/500Medium/Poppins_500Medium' }, like: 'sans' },
  hind: {
    family: 'Hind',
    weights: { 400: 'hind/400Regular/Hind_400Regular', 600: 'hind/600SemiBold/Hind_600SemiBold' },
    like: 'sans',
  },
} as const;
/** Typefaces with the metrics of Times New Roman and Arial, which phones and computers have. */
const SYSTEM_FACES = {
  serif: '/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf',
  sans: '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
} as const;
/** Text as pages have it: a fallback typeface is scaled so that this text is as wide as in the own one. */
const SAMPLE =
  'Kundan temple necklace set with pearls and a pair of matching jhumkas, 1-gram gold plated, for weddings and festive days. ₹1,299 Reaches 500081 by Tuesday. Add to cart';

interface Measured {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  layout(text: string): { advanceWidth: number };
}
const measured = (bytes: Uint8Array) => fontkit.create(bytes) as unknown as Measured;
const percentOf = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Returns the declarations that give the system's typeface the metrics of this one. */
function fallbackOf(bytes: Uint8Array, like: keyof typeof SYSTEM_FACES): string {
  const own = measured(bytes);
  const system = measured(readFileSync(SYSTEM_FACES[like]));
  const widthOf = (face: Measured) => face.layout(SAMPLE).advanceWidth / face.unitsPerEm;
  const adjust = widthOf(own) / widthOf(system);
  const share = (length: number) => percentOf(length / own.unitsPerEm / adjust);
  return `size-adjust:${percentOf(adjust)};ascent-override:${share(own.ascent)};descent-override:${share(-own.descent)};line-gap-override:${share(own.lineGap)}`;
}

const faces: Record<string, object> = {};
rmSync('public/fonts', { recursive: true, force: true });
mkdirSync('public/fonts', { recursive: true });
/** Writes a file for browsers, and returns its address. */
function published(name: string, cut: Uint8Array): string {
  const hash = createHash('sha256').update(cut).digest('hex').slice(0, 8);
  writeFileSync(`public/fonts/${name}.${hash}.woff2`, cut);
  console.log(`${name}: ${(cut.byteLength / 1024).toFixed(1)} kB`);
  return `/fonts/${name}.${hash}.woff2`;
}
for (const [name, { family, weights, like }] of Object.entries(OTHER_FACES)) {
  const files: Record<string, string> = {};
  const sources = Object.entries(weights).map(
    ([weight, file]) => [weight, readFileSync(`node_modules/@expo-google-fonts/${file}.ttf`)] as const,
  );
  for (const [weight, whole] of sources) {
    const keep = { keepFeatures: ['kern', 'liga', 'tnum', 'lnum'], noHinting: true };
    files[weight] = published(
      `${name}-${weight}`,
      await subsetFont(whole, LETTERS, { targetFormat: 'woff2', ...keep }),
    );
    const rendered = await subsetFont(whole, LETTERS, { targetFormat: 'woff', ...keep });
    writeFileSync(`functions/node/fonts/${name}-${weight}.woff`, rendered);
  }
  const [[weight, first]] = sources as [(typeof sources)[number]];
  const letters = await subsetFont(first, `${DEVANAGARI}\u200c\u200d◌`, {
    targetFormat: 'woff2',
    keepFeatures: JOINING,
    noHinting: true,
  });
  faces[name] = {
    family,
    like,
    files,
    devanagari: { weight: Number(weight), file: published(`${name}-devanagari`, letters) },
    fallback: fallbackOf(first, like),
  };
}
writeFileSync(
  'contract/shop/look/typefaces.ts',
  `/**
 * The typefaces of \`type-pairs.ts\` in addition to those of \`src/styles/tokens.css\`, as \`scripts/fonts.ts\` wrote them:
 * the file of each weight, the file of Devanagari, and the metrics for the system's typeface that stands for it until it
 * is loaded. All are under the SIL Open Font License.
 */
export const TYPEFACES = ${JSON.stringify(faces, null, 2)} as const;
`,
);
