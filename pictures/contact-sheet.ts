/**
 * Makes a labelled grid of a folder's pictures for people: a folder of render.ts, or the shop's own media folder.
 *
 *   node pictures/contact-sheet.ts --dir DIR --out SHEET.png [--category SLUG] [--kind main] [--cell 320] [--columns 6]
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { readGoods } from '#looks/goods.ts';
import type { SeedPicture } from '../demo/pictures.ts';
import type { PictureEntry } from './darkroom/manifest.ts';

type Labelled = Pick<PictureEntry, 'file' | 'slug' | 'colour' | 'kind' | 'category' | 'bytes'>;

const { values: options } = parseArgs({
  options: {
    dir: { type: 'string' },
    out: { type: 'string' },
    category: { type: 'string' },
    kind: { type: 'string' },
    slug: { type: 'string' },
    cell: { type: 'string', default: '320' },
    columns: { type: 'string', default: '6' },
  },
});
if (!options.dir || !options.out) throw new Error('say --dir DIR and --out SHEET.png');

const folder = resolve(options.dir);
const cell = Number(options.cell);
const columns = Number(options.columns);
const label = 26;
const entries = (await listed()).filter(
  (e) =>
    (!options.category || e.category === options.category) &&
    (!options.kind || e.kind === options.kind) &&
    (!options.slug || e.slug.includes(options.slug)) &&
    e.kind !== 'turntable',
);

const rows = Math.ceil(entries.length / columns);
const tiles = await Promise.all(entries.map(tile));
await sharp({
  create: { width: columns * cell, height: Math.max(1, rows) * (cell + label), channels: 3, background: '#fbf7f0' },
})
  .composite(tiles.flat())
  .png()
  .toFile(resolve(options.out));
console.log(`${entries.length} pictures on ${options.out}`);

/** Returns the entries of either kind of list, with their labels. */
async function listed(): Promise<Labelled[]> {
  const categoryOf = new Map(readGoods().map(({ slug, category }) => [slug, category]));
  const list = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as (PictureEntry | SeedPicture)[];
  return list.map((e) =>
    'subject' in e
      ? {
          ...e,
          slug: e.subject,
          colour: e.way ?? 'all',
          category: categoryOf.get(e.subject) ?? e.subject.split('/')[0],
        }
      : e,
  );
}

async function tile(entry: Labelled, k: number): Promise<OverlayOptions[]> {
  const left = (k % columns) * cell;
  const top = Math.floor(k / columns) * (cell + label);
  const picture = await sharp(join(folder, entry.file))
    .resize(cell - 4, cell - 4, { fit: 'contain', background: '#fbf7f0' })
    .png()
    .toBuffer();
  const text = `${entry.slug} · ${entry.colour} · ${entry.kind} · ${Math.round(entry.bytes / 1024)} kB`.replaceAll(
    '&',
    '&amp;',
  );
  const words = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell}" height="${label}"><text x="4" y="17" font-family="sans-serif" font-size="${Math.max(8, Math.min(12, cell / 28))}" fill="#2a1a1f">${text}</text></svg>`,
  );
  return [
    { input: picture, left: left + 2, top: top + 2 },
    { input: words, left, top: top + cell },
  ];
}
