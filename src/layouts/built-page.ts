import { getCollection, getEntry } from 'astro:content';
import type { Page, PageOf } from '#contract/pages/page.ts';

/** Returns the data of the page at a path during the build. */
export async function builtPage<Kind extends Page['kind']>(path: string, kind: Kind): Promise<PageOf<Kind>> {
  const entry = await getEntry('pages', path);
  if (entry?.data.page.kind !== kind) throw new Error(`There is no ${kind} page for ${path}.`);
  return entry.data.page as PageOf<Kind>;
}

/** Returns all pages of a kind with one path segment below a folder, for a route with one parameter. */
export async function builtPages<Kind extends Page['kind']>(
  kind: Kind,
  folder: string,
): Promise<{ params: { slug: string }; props: { page: PageOf<Kind> } }[]> {
  const entries = await getCollection('pages', ({ id, data }) => data.page.kind === kind && id.startsWith(folder));
  return entries.map(({ id, data }) => ({
    params: { slug: id.slice(folder.length) },
    props: { page: data.page as PageOf<Kind> },
  }));
}
