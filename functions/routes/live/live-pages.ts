import type { Route } from '../../http/route.ts';
import type { PageKind } from '../../publish/page-kind.ts';
import { PAGE_KINDS } from '../../publish/page-kinds.ts';
import { draw } from './draw.ts';
import type { LivePages } from './draw.ts';
import { festivalFile } from './festival-file.ts';

/**
 * Pages that have no file: a list with a query, a product newer than the last publish, one that was renamed or
 * withdrawn. They are drawn by the renderer of the static pages.
 */
export const livePages: Route<LivePages>[] = [
  ...Object.values(PAGE_KINDS).flatMap(routesOf),
  festivalFile,
  {
    method: 'GET',
    path: '/signIn',
    summary: 'Another spelling of the sign-in page.',
    who: 'public',
    handle: (context) => Promise.resolve(context.redirect(`/signin${new URL(context.req.url).search}`, 301)),
  },
];

function routesOf({ paths, live }: PageKind): Route<LivePages>[] {
  if (!live) return [];
  return paths.map((path) => ({
    method: 'GET',
    path,
    summary: live.summary,
    who: 'public',
    async handle(context, pages) {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
      const parts = names.map((name) => context.req.param(name)!);
      const query = new URL(context.req.url).searchParams;
      const answer = await live.answer(pages.shopFor(context), { parts, query });
      if (!answer) return pages.notFound(context);
      if ('movedTo' in answer) return context.redirect(answer.movedTo, 301);
      return draw(context, pages, answer.path, answer.page, answer.status);
    },
  }));
}
