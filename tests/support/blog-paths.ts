import { EditedPost } from '#contract/calls/blog.ts';
import { postForm } from './forms.ts';
import type { PreparedCall } from './happy-paths.ts';
import type { TestShop } from './shop.ts';

/** Returns the happy paths of the blog in the console. */
export function blogPaths(shop: TestShop): Record<string, PreparedCall> {
  const admin = shop.admin();
  const path = '/api/admin/blog';
  const newDraft = async () => (await admin.post(path, postForm(shop.mark, { status: 'draft' }))).as(EditedPost).id;
  return {
    [`GET ${path}`]: () => () => admin.get(`${path}?filter={"status":"draft"}`),
    [`GET ${path}/{id}`]: async () => {
      const id = await newDraft();
      return () => admin.get(`${path}/${id}`);
    },
    [`GET ${path}/{id}/preview`]: async () => {
      const id = await newDraft();
      return () => admin.get(`${path}/${id}/preview`);
    },
    [`POST ${path}`]: () => () => admin.post(path, postForm(shop.mark)),
    [`PUT ${path}/{id}`]: async () => {
      const id = await newDraft();
      return () => admin.put(`${path}/${id}`, { status: 'published' });
    },
    [`DELETE ${path}/{id}`]: async () => {
      const id = await newDraft();
      return () => admin.delete(`${path}/${id}`);
    },
  };
}
