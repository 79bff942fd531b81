import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, RaRecord } from 'react-admin';
import type { ResourceName } from '#contract/calls/resources.ts';
import type { StockUpdateType } from '#contract/calls/inventory.ts';
import { callOnce } from './call-once.ts';
import { call } from './call.ts';
import { followPages } from './follow-pages.ts';

const ADDRESS = '/api/admin';

/** What a list says besides its rows. */
export interface ListMeta {
  /** Whether the total is the API's counting limit and not the number of rows. */
  isCapped: boolean;
}

/** The data provider: the resources by simple-rest, and one verb that is not an update of a row. */
export interface ConsoleData extends DataProvider {
  adjustStock(skuId: number, type: StockUpdateType, quantity: number): Promise<void>;
}

/** Writes are idempotent. */
const client: typeof call = (url, options = {}) =>
  ((options.method ?? 'GET') === 'GET' ? call : callOnce)(url, options);

/** The resources that the shop's pages show; a change is followed until shoppers see it. */
const SHOWN: readonly string[] = [
  'products',
  'skus',
  'categories',
  'blog',
  'pages',
  'settings',
] satisfies ResourceName[];

/**
 * Returns the answer of a write, and follows it until the pages show it, if shoppers saw the row before or see it now.
 */
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
  // A SKU is shown on its product's page.
  const shown = resource === 'skus' ? await productsOf(rows) : rows;
  if (shown.length === 0 || shown.some((row) => isSeen(resource, row))) followPages();
}

/** The fields that tell whether shoppers see a row. */
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
