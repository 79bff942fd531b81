import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import type { Page } from '#contract/pages/page.ts';
import { pagesForBuild } from '#functions/node/pages-for-build.ts';

/**
 * The pages of the shop as its records hold them now, by address. The one place where the storefront reaches into the
 * API's house, and only while it is built.
 */
const pages = defineCollection({
  loader: {
    name: 'ratnahaat-pages',
    async load({ store }) {
      store.clear();
      for await (const [path, page] of pagesForBuild()) store.set({ id: path, data: { page } });
    },
  },
  schema: z.object({ page: z.custom<Page>() }),
});

export const collections = { pages };
