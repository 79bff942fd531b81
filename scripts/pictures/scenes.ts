/**
 * Renders scenes of several pieces: heroes, banners, category pictures.
 *
 *   node scripts/pictures/scenes.ts --scenes FILE.ts --out DIR [--only NAME[,NAME]] [--scale 1]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { madeFrom, readManifest, writeManifest } from './darkroom/manifest.ts';
import { print } from './darkroom/print.ts';
import { shoot } from './studio/picture.ts';
import { layTableau, type Tableau } from './studio/tableau.ts';
import { versionOf } from './studio/versions.ts';

const { values: options } = parseArgs({
  options: {
    scenes: { type: 'string' },
    out: { type: 'string' },
    only: { type: 'string' },
    scale: { type: 'string', default: '1' },
  },
});
if (!options.scenes || !options.out) throw new Error('say --scenes FILE.ts and --out DIR');

const folder = resolve(options.out);
const scale = Number(options.scale);
const only = options.only?.split(',');
const { tableaux } = (await import(pathToFileURL(resolve(options.scenes)).href)) as { tableaux: readonly Tableau[] };
await mkdir(folder, { recursive: true });
const manifest = await readManifest(folder);

for (const tableau of tableaux) {
  if (only && !only.includes(tableau.name)) continue;
  for (const crop of tableau.crops) {
    const file = `${tableau.name}${crop.suffix}.avif`;
    const hash = madeFrom(versionOf('scene'), tableau, crop, scale);
    if (manifest.get(file)?.madeFrom === hash) continue;
    const start = performance.now();
    const width = Math.round(crop.width * scale);
    const height = Math.round(crop.height * scale);
    const pixels = shoot(layTableau(tableau, crop), {
      width,
      height,
      samples: 4,
      groundSamples: 3,
      samplesMax: 8,
      tolerance: 0.055,
    });
    const { bytes, dominant, placeholder } = await print(pixels, { width, height });
    await writeFile(join(folder, file), bytes);
    manifest.set(file, {
      file,
      slug: tableau.name,
      colour: 'scene',
      kind: 'scene',
      width,
      height,
      bytes: bytes.length,
      alt: tableau.alt,
      dominant,
      placeholder,
      madeFrom: hash,
    });
    await writeManifest(folder, manifest);
    console.log(`${file} ${((performance.now() - start) / 1000).toFixed(0)} s ${(bytes.length / 1024).toFixed(0)} kB`);
  }
}
