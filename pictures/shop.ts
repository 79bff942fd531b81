/**
 * Renders the missing or changed pictures of the demo shop into demo/media, and updates the manifest there. It can be
 * stopped and started again at any time.
 *
 *   node pictures/shop.ts [--only SLUG[,SLUG]] [--kinds category,site,main,worn,colour,closeup,styled,scale,film]
 *                                 [--workers 2] [--tidy] [--dry]
 *
 * `--tidy` removes pictures that no order needs. `--dry` only lists the missing ones.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readGoods } from '#looks/goods.ts';
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
    tidy: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
    out: { type: 'string', default: fileURLToPath(new URL('../demo/media/', import.meta.url)) },
  },
});

const kinds = options.kinds.split(',');
const only = options.only?.split(',');
const all = ordersOf(readGoods(), [...categoryScenes, ...siteScenes]);

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
