import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import type { Page } from '#contract/pages/page.ts';

/**
 * The pages of the shop by path, as its records are now. Only this file of the storefront imports the API's code, and
 * only during the build.
 */
const pages = defineCollection({
  loader: {
    name: 'ratnahaat-pages',
    async load({ store }) {
      store.clear();
      if (process.env.SITE_PAGES === 'none') return;
      const { pagesForBuild } = await import('#functions/node/pages-for-build.ts');
      for await (const [path, page] of pagesForBuild()) store.set({ id: path, data: { page } });
    },
  },
  schema: z.object({ page: z.custom<Page>() }),
});

export const collections = { pages };
