/**
 * Makes the pictures of the demo shop: renders what is missing or has changed straight into demo/media and
 * keeps the list there. Can be stopped and started again at any time.
 *
 *   node pictures/shop.ts [--only SLUG[,SLUG]] [--kinds category,site,main,worn,colour,closeup,styled,scale,film]
 *                                 [--workers 2] [--also FILE] [--tidy] [--dry]
 *
 * `--also` names a list of products that are not in the catalogue yet: a line each, `EXPORT[,EXPORT] path/to/file.ts`.
 * `--tidy` takes away pictures nobody asks for. `--dry` only says what is missing.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { SeedProduct } from '#demo/catalogue/catalogue.ts';
import { PRODUCTS } from '#demo/catalogue/products.ts';
import { ordersOf, SORTS, type Order } from './darkroom/orders.ts';
import { renderAll } from './darkroom/pool.ts';
import { Shelf } from './darkroom/shelf.ts';
import { categoryScenes } from './scenes/categories.ts';
import { siteScenes } from './scenes/site.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    kinds: { type: 'string', default: SORTS.join(',') },
    workers: { type: 'string', default: '2' },
    also: { type: 'string' },
    tidy: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
    out: { type: 'string', default: fileURLToPath(new URL('../demo/media/', import.meta.url)) },
  },
});

const kinds = options.kinds.split(',');
const only = options.only?.split(',');
const products = [...PRODUCTS, ...(options.also ? await listedIn(options.also) : [])];
const looks = new Map(products.filter((product) => product.look).map((product) => [product.slug, product]));
const all = ordersOf([...looks.values()], [...categoryScenes, ...siteScenes]);

const shelf = await Shelf.open(options.out);
const open = all.filter(({ sort, picture }) => {
  if (!kinds.includes(sort) || (only && !only.some((name) => picture.subject.split('/').includes(name)))) return false;
  const known = shelf.made(picture.file, picture.madeFrom);
  if (known && known.alt !== picture.alt) shelf.reword(known, picture.alt);
  return !known;
});
console.log(`${open.length} of ${all.length} pictures to make`);
if (!options.dry) {
  await shelf.save();
  await makeAll(open);
}
if (options.tidy)
  console.log(`${await shelf.keepOnly(new Set(all.map((order) => order.picture.file)))} files taken away`);
console.log(shelf.summary());

async function makeAll(orders: readonly Order[]): Promise<void> {
  const orderOf = new Map(orders.map((order) => [order.job.id, order]));
  const batches = [...Map.groupBy(orders, (order) => order.batch).values()];
  let made = 0;
  await renderAll(
    batches.map((batch) => batch.map((order) => order.job)),
    Number(options.workers),
    async (done) => {
      const order = orderOf.get(done.id);
      if (!order) return;
      const { picture } = order;
      if ('failed' in done) {
        console.error(`${picture.file}: ${done.failed}`);
        process.exitCode = 1;
        return;
      }
      const { bytes, dominant, placeholder } = done.print;
      await shelf.add({ ...picture, placeholder: placeholder || null, ...(dominant && { dominant }) }, bytes);
      const size = `${(bytes.length / 1024).toFixed(0)} kB`;
      console.log(`${++made}/${orders.length} ${picture.file} ${done.seconds.toFixed(1)} s ${size}`);
    },
  );
}

/** Products that wait to be put into the catalogue. */
async function listedIn(list: string): Promise<SeedProduct[]> {
  const lines = (await readFile(list, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const found = await Promise.all(
    lines.map(async (line) => {
      const words = line.trim().split(/[\s:,]+/);
      const path = words.find((word) => word.endsWith('.ts'));
      const names = words.filter((word) => /^[A-Z_\d]+$/.test(word));
      if (!path || names.length === 0) throw new Error(`${list}: not a product list: ${line}`);
      const module = (await import(pathToFileURL(resolve(path)).href)) as Record<string, readonly SeedProduct[]>;
      return names.flatMap((name) => module[name] ?? []);
    }),
  );
  return found.flat();
}
