import { ArrangedPageRow } from '#contract/calls/arranged-pages.ts';
import { defaultSections } from '#contract/shop/sections.ts';
import type { PreparedCall } from './happy-paths.ts';
import type { TestShop } from './shop.ts';

/** Returns a valid own page, as the console sends it. Fields of `over` replace its own. */
export function pageForm(mark: string, over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: `Our workshop ${mark}`,
    description: 'Where the pieces are made.',
    status: 'published',
    sections: [textSection('<p>By hand, in Jaipur.</p>')],
    ...over,
  };
}

/** Returns a valid section of text. */
export function textSection(html: string, id = 'text'): Record<string, unknown> {
  return { kind: 'text', id, isHidden: false, when: null, html };
}

/** Returns the happy paths of arranged pages, menu and footer. */
export function pagePaths(shop: TestShop): Record<string, PreparedCall> {
  const admin = shop.admin();
  const path = '/api/admin/pages';
  const newPage = async () => (await admin.post(path, pageForm(shop.mark, { status: 'draft' }))).as(ArrangedPageRow).id;
  const menus = '/api/admin/settings/menus';
  return {
    [`GET ${path}`]: () => () => admin.get(`${path}?filter={"status":"draft"}`),
    [`GET ${path}/{id}`]: () => () => admin.get(`${path}/1`),
    [`GET ${path}/{id}/versions`]: () => () => admin.get(`${path}/1/versions`),
    [`POST ${path}`]: () => () => admin.post(path, pageForm(shop.mark)),
    [`PUT ${path}/{id}`]: async () => {
      const id = await newPage();
      return () => admin.put(`${path}/${id}`, { title: `Another title ${shop.mark}` });
    },
    [`DELETE ${path}/{id}`]: async () => {
      const id = await newPage();
      return () => admin.delete(`${path}/${id}`);
    },
    [`POST ${path}/preview`]: () => () =>
      admin.post(`${path}/preview`, {
        isHome: false,
        title: 'A page',
        sections: defaultSections().filter(({ kind }) => kind === 'promises'),
      }),
    'GET /api/admin/link-choices': () => () => admin.get('/api/admin/link-choices'),
    'GET /api/admin/default-menus': () => () => admin.get('/api/admin/default-menus'),
    [`GET ${menus}`]: () => () => admin.get(menus),
    [`GET ${menus}/versions`]: () => () => admin.get(`${menus}/versions`),
    [`PUT ${menus}`]: () => () => admin.put(menus, { main: null, footer: null, reason: 'Looked at again' }),
  };
}
