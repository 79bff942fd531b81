import { readPage } from '#contract/pages/url-params.ts';
import { keyOf } from '#contract/pages/blog-lists.ts';
import { BLOG_PATH, blogCategoryPath, blogTagPath, postPath } from '#contract/pages/paths.ts';
import type { BlogPages, PostPage } from '#contract/pages/page.ts';
import type { Shop } from '../../domain/shop.ts';
import type { Route } from '../../http/route.ts';
import { blogCategoryPage, blogPage, blogTagPage, hasPosts, postPage } from '../../publish/blog-pages.ts';
import { readSite } from '../../publish/pages.ts';
import type { Site } from '../../publish/site.ts';
import { draw } from './draw.ts';
import type { LivePages } from './draw.ts';

/** The blog where it has no file: further pages of its lists, posts newer than the last publish, those that moved. */
export const liveBlogPages: Route<LivePages>[] = [
  blogListRoute(
    BLOG_PATH,
    'The blog.',
    () => BLOG_PATH,
    (shop, site, _, page) => blogPage(shop, site, page),
  ),
  blogListRoute('/blog/category/:name', 'A category of the blog.', blogCategoryPath, blogCategoryPage),
  blogListRoute('/blog/tag/:name', 'The posts with a tag.', blogTagPath, blogTagPage),
  {
    method: 'GET',
    path: '/blog/:slug',
    summary: 'A post; a former address leads to the present one.',
    who: 'public',
    async handle(context, live) {
      const shop = live.shopFor(context);
      const slug = context.req.param('slug')!;
      const page = await postPage(shop, readSite(shop), slug);
      if ('movedTo' in page) return context.redirect(postPath(page.movedTo), 301);
      return page.post ? draw(context, live, postPath(slug), page) : draw(context, live, postPath('none'), page, 404);
    },
  },
];

/** A list of the blog, at the page its address names. */
function blogListRoute(
  path: Route<LivePages>['path'],
  summary: string,
  pathOf: (key: string) => string,
  pageOf: (shop: Shop, site: Promise<Site>, name: string, page: number) => Promise<Exclude<BlogPages, PostPage>>,
): Route<LivePages> {
  return {
    method: 'GET',
    path,
    summary,
    who: 'public',
    async handle(context, live) {
      const shop = live.shopFor(context);
      const name = context.req.param('name') ?? '';
      const page = readPage(new URL(context.req.url).searchParams);
      const list = await pageOf(shop, readSite(shop), name, page);
      const isThere = hasPosts(list) || (list.kind === 'blog' && page === 1);
      return draw(context, live, pathOf(keyOf(name) || 'none'), list, isThere ? 200 : 404);
    },
  };
}
