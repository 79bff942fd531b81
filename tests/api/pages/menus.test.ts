import { describe, expect, test } from 'vitest';
import { ArrangedPageRow } from '#contract/calls/arranged-pages.ts';
import { MenuSettings, MenuValues } from '#contract/calls/menu-settings.ts';
import { pageForm } from '../../support/page-paths.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const admin = shop.admin();
const PATH = '/api/admin/settings/menus';

const put = (body: object) => admin.put(PATH, { reason: 'For a test', ...body });
/** Returns a page without a file, which shows the menu as it is now. */
async function openPage(): Promise<string> {
  const { slug } = (await admin.post('/api/admin/pages', pageForm(shop.mark))).as(ArrangedPageRow);
  return (await shop.visitor().get(`/pages/${slug}`, { headers: { Accept: 'text/html' } })).text;
}

describe('menu and footer', () => {
  test('begin as the shop’s own, which can be stored as they are', async () => {
    expect((await admin.get(PATH)).as(MenuSettings)).toMatchObject({ main: null, footer: null });
    const own = (await admin.get('/api/admin/default-menus')).as(MenuValues);
    expect((await put(own)).as(MenuSettings)).toMatchObject(own);
    await put({ main: null, footer: null });
  });

  test('lead where an editor says, and leave out what shoppers do not see', async () => {
    const { id } = (await admin.post('/api/admin/pages', pageForm(shop.mark, { status: 'draft' }))).as(ArrangedPageRow);
    const links = [
      { label: `Bridal ${shop.mark}`, target: { kind: 'collection', seoUrl: 'bridal' } },
      { label: `Hidden ${shop.mark}`, target: { kind: 'page', pageId: id } },
      { label: `Elsewhere ${shop.mark}`, target: { kind: 'link', url: 'https://blog.example.in/nath' } },
    ];
    const { version } = (await put({ main: [{ title: 'For you', links }], footer: null })).as(MenuSettings);
    const text = await openPage();
    expect(text).toContain(`<a href="/shop/bridal">Bridal ${shop.mark}</a>`);
    expect(text).toContain('href="https://blog.example.in/nath"');
    expect(text).not.toContain(`Hidden ${shop.mark}`);
    expect(await put({ main: null, footer: null, version: version - 1 })).toRefuse(409, 'STALE_VERSION');
    await put({ main: null, footer: null, version });
  });

  test('refuse a link that leads nowhere, and a footer without the shop’s policies', async () => {
    const nowhere = [{ label: 'Nowhere', target: { kind: 'category', seoUrl: 'none' } }];
    expect(await put({ main: [{ title: 'A', links: nowhere }], footer: null })).toRefuseFields({
      'main.0.links.0.target.seoUrl': 'Shoppers see no such category',
    });
    const help = [{ label: 'Help', target: { kind: 'built-in', page: 'help' } }];
    const refused = await put({ main: null, footer: [{ title: 'A', links: help }] });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('The footer has to link to: ');
  });
});
