import { ManagedSearchWord } from '#contract/calls/managed-search-words.ts';
import { searchWordForm } from './forms.ts';
import type { PreparedCall } from './happy-paths.ts';
import type { TestShop } from './shop.ts';

/** Returns the happy paths of the shop's own search words in the console. */
export function searchWordPaths(shop: TestShop): Record<string, PreparedCall> {
  const admin = shop.admin();
  const path = '/api/admin/search-words';
  const newWord = async () => (await admin.post(path, searchWordForm())).as(ManagedSearchWord).id;
  return {
    [`GET ${path}`]: () => () => admin.get(`${path}?filter={"kind":"pins"}`),
    [`GET ${path}/{id}`]: async () => {
      const id = await newWord();
      return () => admin.get(`${path}/${id}`);
    },
    [`POST ${path}`]: () => () => admin.post(path, searchWordForm()),
    [`PUT ${path}/{id}`]: async () => {
      const id = await newWord();
      return () => admin.put(`${path}/${id}`, { words: ['tassel'] });
    },
    [`DELETE ${path}/{id}`]: async () => {
      const id = await newWord();
      return () => admin.delete(`${path}/${id}`);
    },
    [`GET ${path}/in-vain`]: () => () => admin.get(`${path}/in-vain`),
  };
}
