/**
 * Renders the shop's scenes (category pictures, home page, collections) at a small size, as a test before shop.ts.
 *
 *   node pictures/scenes.ts --out DIR [--only jhumkas,hero] [--scale 0.4]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { print } from './darkroom/print.ts';
import { categoryScenes } from './scenes/categories.ts';
import { siteScenes } from './scenes/site.ts';
import { shoot } from './studio/picture.ts';
import { layTableau } from './studio/tableau.ts';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string' },
    only: { type: 'string' },
    scale: { type: 'string', default: '0.4' },
  },
});
if (!options.out) throw new Error('say --out DIR');

const folder = resolve(options.out);
const scale = Number(options.scale);
const only = options.only?.split(',');
await mkdir(folder, { recursive: true });

for (const { subject, tableau, crop } of [...categoryScenes, ...siteScenes]) {
  if (only && !only.includes(subject.slice(subject.indexOf('/') + 1))) continue;
  const start = performance.now();
  const size = { width: Math.round(crop.width * scale), height: Math.round(crop.height * scale) };
  const exposure = { ...size, samples: 3, groundSamples: 2, samplesMax: 6, tolerance: 0.06 };
  const { bytes } = await print(shoot(layTableau(tableau, crop), exposure), size);
  const file = `${subject.replaceAll('/', '-')}.avif`;
  await writeFile(join(folder, file), bytes);
  console.log(`${file} ${((performance.now() - start) / 1000).toFixed(1)} s ${(bytes.length / 1024).toFixed(0)} kB`);
}
