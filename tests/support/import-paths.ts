import { IMPORT_KINDS } from '#contract/calls/imports.ts';
import type { Import, ImportKind } from '#contract/calls/imports.ts';
import { Import as ImportShape } from '#contract/calls/imports.ts';
import type { Answer } from './answer.ts';
import { buy } from './buy.ts';
import type { PreparedCall } from './happy-paths.ts';
import { categoryId } from './catalogue-paths.ts';
import { applied, apply, begin, check, checked, sendPiece, undo, uploaded } from './imports.ts';
import type { TestShop } from './shop.ts';

/** Returns the happy paths of imports that change goods, for each list. */
export function importPaths(shop: TestShop): Record<string, PreparedCall> {
  return Object.assign({}, ...IMPORT_KINDS.map((kind) => pathsOf(shop, kind))) as Record<string, PreparedCall>;
}

function pathsOf(shop: TestShop, kind: ImportKind): Record<string, PreparedCall> {
  const meera = shop.seller('meera');
  const path = `/api/admin/${kind}/imports`;
  /** Uploads a file of one row that changes nothing. */
  const newFile = async () => {
    const sku = await shop.sku({ seller: 'meera' });
    const { code, productId } = sku;
    if (kind === 'orders') return `Order\n${(await buy(await shop.customer('asha'), sku)).orderId}\n`;
    const { title } = shop.row('SELECT title FROM products WHERE id = ?', productId);
    return kind === 'products' ? `Product id,Title\n${productId},"${String(title)}"\n` : `SKU code\n${code}\n`;
  };
  const after =
    (ready: (file: string) => Promise<Import>, ask: (one: Import) => Promise<Answer>): PreparedCall =>
    async () => {
      const one = await ready(await newFile());
      return () => ask(one);
    };
  const skus: PreparedCall = async () => {
    const { productId } = await shop.sku({ seller: 'meera' });
    const file = `SKU code,Product id,Colour,MRP (rupees),Selling price (rupees)\nUNDO-${productId},${productId},Red,900,500\n`;
    const one = await applied(meera, 'skus', file);
    return () => undo(meera, 'skus', one.id);
  };
  const products: PreparedCall = async () => {
    const { productId } = await shop.sku({ seller: 'meera' });
    const title = `Undone jhumka ${productId}`;
    const file = `Title,Name,Description (HTML),Category id\n${title},${title},Light,${categoryId(shop, 'jhumkas')}\n`;
    const one = await applied(meera, 'products', file);
    return () => undo(meera, 'products', one.id);
  };
  return {
    ...((kind === 'products' || kind === 'skus') && {
      [`GET ${path}`]: () => () => meera.get(path),
      [`POST ${path}/{id}/undo`]: kind === 'products' ? products : skus,
    }),
    [`POST ${path}`]: () => () => begin(meera, kind, 100),
    [`POST ${path}/{id}/pieces`]: async () => {
      const file = await newFile();
      const { id } = (await begin(meera, kind, file.length)).as(ImportShape);
      return () => sendPiece(meera, kind, id, file);
    },
    [`POST ${path}/{id}/check`]: after(
      (file) => uploaded(meera, kind, file),
      ({ id }) => check(meera, kind, id),
    ),
    [`GET ${path}/{id}/rows`]: after(
      (file) => checked(meera, kind, file),
      ({ id }) => meera.get(`${path}/${id}/rows?range=[0,9]`),
    ),
    [`GET ${path}/{id}/faults.csv`]: after(
      (file) => checked(meera, kind, file),
      ({ id }) => meera.get(`${path}/${id}/faults.csv`),
    ),
    [`POST ${path}/{id}/apply`]: after(
      (file) => checked(meera, kind, file),
      ({ id }) => apply(meera, kind, id),
    ),
  };
}
