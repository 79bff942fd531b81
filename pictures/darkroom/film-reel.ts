/** Films one turn of a piece. Frames are piped to ffmpeg as they are rendered. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SinglePiece } from '#looks/look.ts';
import { shoot } from '../studio/picture.ts';
import { turntable } from '../studio/turntable.ts';
import type { Print } from './print.ts';

/** The sampling of a frame. Motion hides faults that a still picture would show. */
export const FRAME = { samples: 3, samplesMax: 6, tolerance: 0.07 };

export type Reel = { look: SinglePiece; seed: string; size: number; fps: number; seconds: number };

/**
 * Returns a looping square film in WebM (VP9).
 * @throws when ffmpeg is not on the path
 */
export async function film({ look, seed, size, fps, seconds }: Reel): Promise<Print> {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-'));
  const file = join(folder, 'turn.webm');
  const raw = `-f rawvideo -pix_fmt rgb24 -s ${size}x${size} -r ${fps} -i -`;
  const coded = '-c:v libvpx-vp9 -crf 36 -b:v 600k -pix_fmt yuv420p -row-mt 1 -an';
  const ffmpeg = spawn('ffmpeg', [...`-y -loglevel error ${raw} ${coded}`.split(' '), file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = once(ffmpeg, 'close');
  const shotAt = turntable(look, seed);
  const frames = Math.round(fps * seconds);
  for (let k = 0; k < frames; k++) {
    const pixels = shoot(shotAt(k / frames), { width: size, height: size, ...FRAME });
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await closed) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return { bytes, dominant: '', placeholder: '' };
}
