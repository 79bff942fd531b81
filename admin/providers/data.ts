import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, RaRecord } from 'react-admin';
import type { ResourceName } from '#contract/calls/resources.ts';
import type { StockUpdateType } from '#contract/calls/inventory.ts';
import { callOnce } from './call-once.ts';
import { call } from './call.ts';
import { followPages } from './follow-pages.ts';

const ADDRESS = '/api/admin';

/** What a list says of itself beside its rows. */
export interface ListMeta {
  /** The total is where the API stops counting, not the number of rows. */
  isCapped: boolean;
}

/** The console's data: the resources in the simple-rest dialect, and the one verb that is no row's update. */
export interface ConsoleData extends DataProvider {
  adjustStock(skuId: number, type: StockUpdateType, quantity: number): Promise<void>;
}

/** What writes happens once, however often it is sent. */
const client: typeof call = (url, options = {}) =>
  ((options.method ?? 'GET') === 'GET' ? call : callOnce)(url, options);

/** What the pages of the shop show: who changes it is told when shoppers see it. */
const SHOWN: readonly string[] = ['products', 'skus', 'categories', 'blog', 'settings'] satisfies ResourceName[];

/** Passes on what a write answers, and follows it until pages show it, if shoppers saw the row before or see it now. */
async function followed<Answer extends { data?: unknown }>(
  resource: string,
  write: Promise<Answer>,
  before?: unknown,
): Promise<Answer> {
  const answer = await write;
  if (SHOWN.includes(resource)) void followIfSeen(resource, [before, answer.data]);
  return answer;
}

async function followIfSeen(resource: string, states: readonly unknown[]): Promise<void> {
  const rows = states.filter((row) => typeof row === 'object' && row !== null) as ShownRow[];
  // A SKU is on its product's page.
  const shown = resource === 'skus' ? await productsOf(rows) : rows;
  if (shown.length === 0 || shown.some((row) => isSeen(resource, row))) followPages();
}

/** What says of a row whether shoppers see it. */
interface ShownRow {
  productId?: number;
  isShown?: boolean;
  isVisible?: boolean;
  isActive?: boolean;
  status?: string;
}

function isSeen(resource: string, { isShown, isVisible, isActive, status }: ShownRow): boolean {
  switch (resource) {
    case 'products':
    case 'skus':
      return isShown !== false;
    case 'categories':
      return isVisible !== false && isActive !== false;
    case 'blog':
      return status === undefined || status === 'published';
    default:
      return true;
  }
}

async function productsOf(skus: readonly ShownRow[]): Promise<ShownRow[]> {
  const id = skus.find(({ productId }) => productId !== undefined)?.productId;
  if (id === undefined) return [];
  const { data } = await rest.getOne<ShownRow & RaRecord>('products', { id }).catch(() => ({ data: undefined }));
  return data ? [data] : [];
}

const rest = simpleRestProvider(ADDRESS, client);

export const dataProvider: ConsoleData = {
  ...rest,
  supportAbortSignal: true,

  create: (resource, params) => followed(resource, rest.create(resource, params)),
  update: (resource, params) => followed(resource, rest.update(resource, params), params.previousData),
  delete: (resource, params) => followed(resource, rest.delete(resource, params), params.previousData),

  async getList(resource, params) {
    let isCapped = false;
    const noticing: typeof call = async (url, options) => {
      const answer = await call(url, options);
      isCapped = answer.headers.has('X-Has-Next');
      return answer;
    };
    const list = await simpleRestProvider(ADDRESS, noticing).getList(resource, params);
    return { ...list, meta: { isCapped } satisfies ListMeta };
  },

  async adjustStock(skuId, type, quantity) {
    await callOnce(`/api/inventory/${skuId}/${type}`, { method: 'PATCH', body: JSON.stringify({ quantity }) });
  },
};
