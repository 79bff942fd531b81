import { Bundle } from '#contract/calls/bundles.ts';
import { bundleForm } from './forms.ts';
import type { MadeSku } from './goods.ts';
import type { PreparedCall } from './happy-paths.ts';
import type { TestShop } from './shop.ts';

/** Returns the happy paths of bundles in the console, asked by the seller of their goods. */
export function bundlePaths(shop: TestShop, sku: MadeSku, other: MadeSku): Record<string, PreparedCall> {
  const meera = shop.seller('meera');
  const path = '/api/admin/bundles';
  const pair = [sku, other];
  const newBundle = async () => (await shop.admin().post(path, bundleForm(pair))).as(Bundle).id;
  return {
    [`GET ${path}`]: () => () => meera.get(`${path}?filter={"status":"active"}`),
    [`GET ${path}/{id}`]: async () => {
      const id = await newBundle();
      return () => meera.get(`${path}/${id}`);
    },
    [`POST ${path}`]: () => () => meera.post(path, bundleForm(pair)),
    [`PUT ${path}/{id}`]: async () => {
      const id = await newBundle();
      return () => meera.put(`${path}/${id}`, bundleForm(pair));
    },
    [`DELETE ${path}/{id}`]: async () => {
      const id = await newBundle();
      return () => meera.delete(`${path}/${id}`);
    },
  };
}
