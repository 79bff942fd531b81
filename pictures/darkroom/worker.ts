/** Makes pictures in a thread of its own. Shapes stay cached between the pictures of one product. */
import { parentPort } from 'node:worker_threads';
import type { Look, SinglePiece } from '#looks/look.ts';
import type { Ground, PictureKind } from '#looks/sitting.ts';
import { clearShelf } from '../parts/piece.ts';
import { compose, shoot, shootAgain, type Take } from '../studio/picture.ts';
import type { Shot } from '../studio/shot.ts';
import { layTableau, type Tableau } from '../studio/tableau.ts';
import { turntable } from '../studio/turntable.ts';
import type { Exposure } from '../tracer/film.ts';
import { handheld } from './handheld.ts';
import { film, FRAME } from './film-reel.ts';
import { print, type Print } from './print.ts';

export type LookJob = {
  what: 'look';
  look: Look;
  kind: PictureKind;
  seed: string;
  ground?: Ground | undefined;
  size: number;
  /** Whether it is one of several colours that are made one after the other. */
  hasSisters?: boolean;
  /** Whether it is a customer's picture: tilted, warm and slightly blurred. */
  isHandheld?: boolean;
};
export type SceneJob = { what: 'scene'; tableau: Tableau; crop: Tableau['crops'][number] };
export type FilmJob = {
  what: 'film' | 'frame';
  look: SinglePiece;
  seed: string;
  size: number;
  fps: number;
  seconds: number;
};
export type Job = { id: string } & (LookJob | SceneJob | FilmJob);
/** `seconds` is the thread's processor time. Elapsed time says little on a machine with other work. */
export type Done = { id: string; seconds: number; print: Print } | { id: string; failed: string };

/** Tested on all kinds at full size: with fewer samples stones look noisy; more make no visible difference. */
const SAMPLES = { samples: 3, samplesMax: 6, tolerance: 0.06 };
/** Large pictures are usually shown smaller than they are, so the samples of adjacent pixels also count. */
const SAMPLES_OF_LARGE = { samples: 2, samplesMax: 4, tolerance: 0.08 };
const LARGE = 700;
const SCENE_SAMPLES = { samples: 3, groundSamples: 2, samplesMax: 6, tolerance: 0.06 };

async function make(job: Job): Promise<Print> {
  switch (job.what) {
    case 'look':
      return portrait(job);
    case 'scene': {
      const { width, height } = job.crop;
      return print(shoot(layTableau(job.tableau, job.crop), { width, height, ...SCENE_SAMPLES }), { width, height });
    }
    case 'frame':
      return print(shoot(turntable(job.look, job.seed)(0), { width: job.size, height: job.size, ...FRAME }), {
        from: job.size,
        to: job.size,
      });
    case 'film':
      return film(job);
  }
}

async function portrait(job: LookJob): Promise<Print> {
  const shot = compose(job.look, job.kind, job.seed, job.ground);
  const side = job.size;
  const exposure = {
    width: side,
    height: side,
    groundSamples: job.kind === 'styled' ? 2 : 1,
    ...(side < LARGE ? SAMPLES : SAMPLES_OF_LARGE),
  };
  const pixels = expose(job, shot, exposure);
  const taken = job.isHandheld ? await handheld(pixels, side, job.seed) : pixels;
  return print(
    taken,
    { from: side, to: job.size },
    { overlay: shot.overlay?.(side), isCloseup: job.kind === 'closeup' },
  );
}

/** The hits of the last piece's rays, for its other colours. */
let take: Take | null = null;

function expose(job: LookJob, shot: Shot, exposure: Exposure): Uint8Array {
  if (!job.hasSisters) return shoot(shot, exposure);
  const taken = shootAgain(shot, exposure, take);
  ({ take } = taken);
  return taken.pixels;
}

/** Returns the reason of a failure instead of throwing, because one failed picture must not end the run. */
async function makeOrSayWhy(job: Job): Promise<Done> {
  const start = process.threadCpuUsage();
  try {
    const printed = await make(job);
    const { user, system } = process.threadCpuUsage(start);
    return { id: job.id, seconds: (user + system) / 1e6, print: printed };
  } catch (error) {
    return { id: job.id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', async (job: Job) => {
  clearShelf(1200);
  parentPort?.postMessage(await makeOrSayWhy(job));
});
