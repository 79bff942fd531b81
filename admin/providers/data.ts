import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
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

/** Passes on what a write answers, and follows it until pages show it. */
async function followed<Answer>(resource: string, write: Promise<Answer>): Promise<Answer> {
  const answer = await write;
  if (SHOWN.includes(resource)) followPages();
  return answer;
}

const rest = simpleRestProvider(ADDRESS, client);

export const dataProvider: ConsoleData = {
  ...rest,
  supportAbortSignal: true,

  create: (resource, params) => followed(resource, rest.create(resource, params)),
  update: (resource, params) => followed(resource, rest.update(resource, params)),
  delete: (resource, params) => followed(resource, rest.delete(resource, params)),

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
