import { ManagedCollection } from '#contract/calls/managed-collections.ts';
import { collectionForm } from './forms.ts';
import type { PreparedCall } from './happy-paths.ts';
import type { TestShop } from './shop.ts';

/** Returns the happy paths of collections in the console. */
export function collectionPaths(shop: TestShop): Record<string, PreparedCall> {
  const admin = shop.admin();
  const path = '/api/admin/collections';
  const newCollection = async () => (await admin.post(path, collectionForm())).as(ManagedCollection).id;
  return {
    [`GET ${path}`]: () => () => admin.get(`${path}?filter={"status":"open"}`),
    [`GET ${path}/{id}`]: async () => {
      const id = await newCollection();
      return () => admin.get(`${path}/${id}`);
    },
    [`POST ${path}`]: () => () => admin.post(path, collectionForm()),
    [`PUT ${path}/{id}`]: async () => {
      const id = await newCollection();
      return () => admin.put(`${path}/${id}`, collectionForm());
    },
    [`DELETE ${path}/{id}`]: async () => {
      const id = await newCollection();
      return () => admin.delete(`${path}/${id}`);
    },
    [`POST ${path}/{id}/restore`]: async () => {
      const id = await newCollection();
      await admin.delete(`${path}/${id}`);
      return () => admin.post(`${path}/${id}/restore`);
    },
    [`POST ${path}/preview`]: () => () =>
      admin.post(`${path}/preview`, {
        byRule: true,
        rule: { inStock: true },
        pinnedIds: [],
        includedIds: [],
        excludedIds: [],
      }),
  };
}
