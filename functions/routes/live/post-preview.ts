import { postPath } from '#contract/pages/paths.ts';
import type { Route } from '../../http/route.ts';
import { postPreviewPage } from '../../publish/blog-pages.ts';
import { readSite } from '../../publish/site.ts';
import { draw } from './draw.ts';
import type { LivePages } from './draw.ts';

/** Shows a post, published or not, at a signed address that the console issued. */
export const postPreview: Route<LivePages> = {
  method: 'GET',
  path: '/blog/preview/:id{[0-9]{1,15}}',
  summary: 'A post before it is published, by a signed address.',
  who: 'public',
  async handle(context, pages) {
    const shop = pages.shopFor(context);
    const page = await postPreviewPage(shop, readSite(shop), Number(context.req.param('id')), context.req.query());
    if (!page?.post) return pages.notFound(context);
    const answer = await draw(context, pages, { page, path: postPath(page.post.slug) });
    // The address is for staff only and is valid for minutes.
    answer.headers.set('Cache-Control', 'no-store');
    answer.headers.set('X-Robots-Tag', 'noindex');
    return answer;
  },
};
