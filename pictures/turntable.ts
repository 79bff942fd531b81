/**
 * Renders a test film of one turn of a product: WebM, square, about four seconds.
 *
 *   node pictures/turntable.ts --looks FILE.ts --out DIR --only SLUG[,SLUG] [--size 480] [--fps 15] [--seconds 4]
 *
 * Needs ffmpeg on the path.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Sitting } from '#looks/sitting.ts';
import { film } from './darkroom/film-reel.ts';
import { inColour } from './studio/colour-way.ts';

const { values: options } = parseArgs({
  options: {
    looks: { type: 'string' },
    out: { type: 'string' },
    only: { type: 'string' },
    size: { type: 'string', default: '480' },
    fps: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '4' },
  },
});
if (!options.looks || !options.out || !options.only) throw new Error('say --looks FILE.ts, --out DIR and --only SLUG');

const folder = resolve(options.out);
const slugs = options.only.split(',');
const { sittings } = (await import(pathToFileURL(resolve(options.looks)).href)) as { sittings: readonly Sitting[] };
await mkdir(folder, { recursive: true });

for (const sitting of sittings.filter((s) => slugs.includes(s.slug))) {
  const way = sitting.colourways[0];
  const look = inColour(sitting.look, way);
  if (look.kind === 'set') throw new Error(`${sitting.slug} is a set; film its pieces one by one`);
  const start = performance.now();
  const { bytes } = await film({
    look,
    seed: sitting.slug,
    size: Number(options.size),
    fps: Number(options.fps),
    seconds: Number(options.seconds),
  });
  const file = `${sitting.slug}-${way.name}-turn.webm`;
  await writeFile(join(folder, file), bytes);
  console.log(`${file} ${((performance.now() - start) / 1000).toFixed(0)} s ${(bytes.length / 1024).toFixed(0)} kB`);
}
