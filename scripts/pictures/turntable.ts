/**
 * Films a product turning once: WebM, square, about four seconds.
 *
 *   node scripts/pictures/turntable.ts --looks FILE.ts --out DIR --only SLUG[,SLUG] [--size 480] [--fps 15] [--seconds 4]
 *
 * Needs ffmpeg on the path.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Sitting } from '../../functions/seed/catalogue/look.ts';
import { inColour } from './studio/colour-way.ts';
import { shoot } from './studio/picture.ts';
import { turntable } from './studio/turntable.ts';

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
const size = Number(options.size);
const frames = Math.round(Number(options.fps) * Number(options.seconds));
const slugs = options.only.split(',');
const { sittings } = (await import(pathToFileURL(resolve(options.looks)).href)) as { sittings: readonly Sitting[] };
await mkdir(folder, { recursive: true });

for (const sitting of sittings.filter((s) => slugs.includes(s.slug))) {
  const way = sitting.colourways[0];
  const look = inColour(sitting.look, way);
  if (look.kind === 'set') throw new Error(`${sitting.slug} is a set; film its pieces one by one`);
  const file = join(folder, `${sitting.slug}-${way.name}-turn.webm`);
  const start = performance.now();
  await film(file, turntable(look, sitting.slug));
  console.log(`${file} ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

async function film(file: string, shotAt: ReturnType<typeof turntable>): Promise<void> {
  const ffmpeg = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${size}x${size}`,
      '-r',
      options.fps,
      '-i',
      '-',
      '-c:v',
      'libvpx-vp9',
      '-crf',
      '34',
      '-b:v',
      '0',
      '-pix_fmt',
      'yuv420p',
      '-row-mt',
      '1',
      '-an',
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const closed = once(ffmpeg, 'close');
  for (let k = 0; k < frames; k++) {
    const pixels = shoot(shotAt(k / frames), { width: size, height: size, samples: 4, samplesMax: 8, tolerance: 0.06 });
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await closed) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
