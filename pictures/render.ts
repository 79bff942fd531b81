/**
 * Renders the missing or changed pictures of a list of sittings.
 *
 *   node pictures/render.ts --looks FILE.ts --out DIR [--only SLUG[,SLUG]] [--kinds main,closeup] [--size N] [--workers N]
 */
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { PictureKind, Sitting } from '#looks/sitting.ts';
import { madeFrom, readManifest, writeManifest, type PictureEntry } from './darkroom/manifest.ts';
import { renderAll } from './darkroom/pool.ts';
import type { Job, LookJob } from './darkroom/worker.ts';
import { inColour } from './studio/colour-way.ts';
import { paperFor } from './studio/paper.ts';
import { versionOf, versionOfBoth, versionOfLook } from './studio/versions.ts';
import { altText } from './words/alt.ts';

const { values: options } = parseArgs({
  options: {
    looks: { type: 'string' },
    out: { type: 'string' },
    only: { type: 'string' },
    kinds: { type: 'string' },
    size: { type: 'string', default: '1200' },
    workers: { type: 'string', default: '2' },
  },
});
if (!options.looks || !options.out) throw new Error('say --looks FILE.ts and --out DIR');

const folder = resolve(options.out);
const size = Number(options.size);
const only = options.only?.split(',');
const kinds = options.kinds?.split(',');
const { sittings } = (await import(pathToFileURL(resolve(options.looks)).href)) as { sittings: readonly Sitting[] };

await mkdir(folder, { recursive: true });
const manifest = await readManifest(folder);
const entries = new Map<string, Omit<PictureEntry, 'bytes' | 'dominant' | 'placeholder'>>();
const jobs: (Job & LookJob)[] = [];
for (const sitting of sittings) {
  if (only && !only.includes(sitting.slug)) continue;
  for (const way of sitting.colourways)
    for (const kind of sitting.pictures) {
      if (kinds && !kinds.includes(kind)) continue;
      const job = jobFor(sitting, way, kind);
      const entry = entryFor(sitting, way.name, kind, job);
      const known = manifest.get(entry.file);
      if (known?.madeFrom === entry.madeFrom && (await exists(join(folder, entry.file)))) {
        // The picture is unchanged, but its text may have been improved.
        manifest.set(entry.file, { ...known, alt: entry.alt, category: entry.category });
        continue;
      }
      entries.set(job.id, entry);
      jobs.push(job);
    }
}

// Pictures for lists come first.
const URGENCY: readonly PictureKind[] = ['main', 'worn', 'closeup', 'scale', 'styled'];
jobs.sort((a, b) => URGENCY.indexOf(a.kind) - URGENCY.indexOf(b.kind));
console.log(`${jobs.length} pictures to make`);
await writeManifest(folder, manifest);
let made = 0;
await renderAll(
  jobs.map((job) => [job]),
  Number(options.workers),
  async (done) => {
    const entry = entries.get(done.id);
    if (!entry) return;
    if ('failed' in done) {
      console.error(`${entry.file}: ${done.failed}`);
      process.exitCode = 1;
      return;
    }
    const { bytes, dominant, placeholder } = done.print;
    await writeFile(join(folder, entry.file), bytes);
    manifest.set(entry.file, { ...entry, bytes: bytes.length, dominant, placeholder });
    await writeManifest(folder, manifest);
    console.log(
      `${++made}/${jobs.length} ${entry.file} ${done.seconds.toFixed(1)} s ${(bytes.length / 1024).toFixed(0)} kB`,
    );
  },
);

function jobFor(sitting: Sitting, way: Sitting['colourways'][number], kind: PictureKind): Job & LookJob {
  return {
    id: `${sitting.slug}-${way.name}-${kind}`,
    what: 'look',
    look: inColour(sitting.look, way),
    kind,
    seed: sitting.slug,
    ground: sitting.ground,
    size,
  };
}

function entryFor(
  sitting: Sitting,
  colour: string,
  kind: PictureKind,
  job: Job & LookJob,
): Omit<PictureEntry, 'bytes' | 'dominant' | 'placeholder'> {
  return {
    file: `${job.id}.avif`,
    slug: sitting.slug,
    colour,
    kind,
    category: sitting.category,
    width: size,
    height: size,
    alt: altText(job.look, kind, { ground: job.ground, paper: paperFor(job.look, job.seed) }),
    madeFrom: madeFrom(
      versionOf(job.look.kind),
      job.look,
      kind,
      kind === 'styled' ? job.ground : null,
      sitting.slug,
      size,
      ...versionOfBoth(job.look.kind, kind),
      ...versionOfLook(job.look),
    ),
  };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
