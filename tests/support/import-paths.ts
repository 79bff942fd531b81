import { IMPORT_KINDS, UNDOABLE_KINDS } from '#contract/calls/imports.ts';
import type { Import, ImportKind, UndoableKind } from '#contract/calls/imports.ts';
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

const isUndoable = (kind: ImportKind): kind is UndoableKind => UNDOABLE_KINDS.some((one) => one === kind);

let rows = 0;

const newEmail = () => `moved-${process.pid}-${(rows += 1)}@ratnahaat.example`;

/** Returns a file of one old address, another one each time. */
function oldAddressFile(): string {
  rows += 1;
  return `Old address,New address\n/products/path-${process.pid}-${rows},/shop\n`;
}

/** Returns a file of one former order, another one each time. */
function formerOrderFile(email: string): string {
  rows += 1;
  const items = '"[{""title"":""Kundan jhumka"",""sku"":""KJ-1"",""quantity"":""2"",""price"":""499.00""}]"';
  const columns = 'Former shop,Order number,Placed on,Email,Name,Items,Total';
  return `${columns}\nShopify,#${process.pid}-${rows},2024-03-09,${email},Asha Rao,${items},998.00\n`;
}

/** Returns the happy paths of former orders, for the console and for a shopper. */
export function formerOrderPaths(shop: TestShop): Record<string, PreparedCall> {
  const admin = shop.admin();
  const path = '/api/admin/former-orders';
  const newRow = async (email: string) => {
    await applied(admin, 'former-orders', formerOrderFile(email));
    return Number(shop.row('SELECT max(id) AS id FROM former_orders').id);
  };
  return {
    [`GET ${path}`]: () => () => admin.get(path),
    [`GET ${path}/{id}`]: async () => {
      const id = await newRow(newEmail());
      return () => admin.get(`${path}/${id}`);
    },
    'GET /api/former-orders': async () => {
      const asha = await shop.customer('asha');
      await newRow(asha.email);
      return () => asha.get('/api/former-orders');
    },
  };
}

/** Returns the happy paths of old addresses in the console. */
export function oldAddressPaths(shop: TestShop): Record<string, PreparedCall> {
  const admin = shop.admin();
  const path = '/api/admin/old-addresses';
  const newRow = async () => {
    await applied(admin, 'old-addresses', oldAddressFile());
    return Number(shop.row('SELECT max(id) AS id FROM old_addresses').id);
  };
  return {
    [`GET ${path}`]: () => () => admin.get(path),
    [`GET ${path}/export.csv`]: () => () => admin.get(`${path}/export.csv`),
    [`GET ${path}/{id}`]: async () => {
      const id = await newRow();
      return () => admin.get(`${path}/${id}`);
    },
    [`DELETE ${path}/{id}`]: async () => {
      const id = await newRow();
      return () => admin.delete(`${path}/${id}`);
    },
  };
}

/** The lists that the platform alone changes. */
const OF_PLATFORM: readonly ImportKind[] = ['old-addresses', 'customers', 'former-orders'];

function pathsOf(shop: TestShop, kind: ImportKind): Record<string, PreparedCall> {
  const meera = OF_PLATFORM.includes(kind) ? shop.admin() : shop.seller('meera');
  const path = `/api/admin/${kind}/imports`;
  /** Uploads a file of one row that changes nothing. */
  const newFile = async () => {
    if (kind === 'customers') return 'Email\nasha@ratnahaat.example\n';
    if (kind === 'old-addresses') return 'Old address,New address\n/shop,/shop\n';
    if (kind === 'former-orders') return formerOrderFile(newEmail());
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
  const oldAddresses: PreparedCall = async () => {
    const one = await applied(meera, kind, oldAddressFile());
    return () => undo(meera, kind, one.id);
  };
  const customers: PreparedCall = async () => {
    const one = await applied(meera, kind, `Email,Name\n${newEmail()},Asha Rao\n`);
    return () => undo(meera, kind, one.id);
  };
  const formerOrders: PreparedCall = async () => {
    const one = await applied(meera, kind, formerOrderFile(newEmail()));
    return () => undo(meera, kind, one.id);
  };
  const undoable: Record<UndoableKind, PreparedCall> = {
    products,
    skus,
    'old-addresses': oldAddresses,
    customers,
    'former-orders': formerOrders,
  };
  return {
    ...(isUndoable(kind) && {
      [`GET ${path}`]: () => () => meera.get(path),
      [`POST ${path}/{id}/undo`]: undoable[kind],
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
