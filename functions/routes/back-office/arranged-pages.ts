import * as z from 'zod/mini';
import {
  ArrangedPageRow,
  ArrangedPageVersions,
  ChangeArrangedPage,
  DrawnArrangedPage,
  ListedArrangedPage,
  NewArrangedPage,
  PreviewArrangedPage,
} from '#contract/calls/arranged-pages.ts';
import { LinkChoices } from '#contract/calls/links.ts';
import { MenuValues } from '#contract/calls/menu-settings.ts';
import { RESOURCES } from '#contract/calls/resources.ts';
import { PAGE_STATUSES } from '#contract/states/page.ts';
import {
  changeArrangedPage,
  createArrangedPage,
  managedPages,
  readLinkChoices,
  readPageAt,
  readPageVersions,
  readRemovedPage,
  removeArrangedPage,
} from '../../domain/content/arranged-pages/index.ts';
import { json } from '../../http/answers.ts';
import { IdParam } from '../../http/call.ts';
import { defaultMenus } from '../../publish/default-menus.ts';
import { drawPagePreview } from '../../publish/page-preview.ts';
import { call } from '../call.ts';
import { resource } from './simple-rest.ts';

const { who, read } = RESOURCES.pages;

export const arrangedPageCalls = [
  ...resource({
    name: 'pages',
    row: ListedArrangedPage,
    rows: managedPages,
    full: { row: ArrangedPageRow, one: (shop, admin, id) => managedPages.one(shop, admin, id) },
    sortedBy: { by: 'place', descending: true },
    filters: { status: z.enum(PAGE_STATUSES) },
    create: {
      summary: 'Adds one of the shop’s own pages.',
      body: NewArrangedPage,
      refuses: ['SEO_URL_TAKEN'],
      run: createArrangedPage,
      again: (shop, admin, _, slug) => readPageAt(shop, admin, slug),
    },
    update: {
      summary: 'Changes what is named of a page; of the home page, its sections.',
      body: ChangeArrangedPage,
      refuses: ['SEO_URL_TAKEN'],
      run: changeArrangedPage,
    },
    archive: {
      summary: 'Deletes one of the shop’s own pages.',
      refuses: ['HOME_PAGE_STAYS'],
      run: removeArrangedPage,
      again: readRemovedPage,
    },
  }),
  call({
    method: 'GET',
    path: '/api/admin/pages/:id{[0-9]+}/versions',
    summary: 'The saved states of a page, and who saved them why.',
    who,
    may: read,
    params: z.object({ id: IdParam }),
    answer: json(ArrangedPageVersions),
    refuses: ['PAGE_NOT_FOUND'],
    run: (shop, admin, { params }) => readPageVersions(shop, admin, params.id),
  }),
  call({
    method: 'POST',
    path: '/api/admin/pages/preview',
    summary: 'A page as shoppers would see it, from the values of its form.',
    who,
    may: read,
    body: PreviewArrangedPage,
    answer: json(DrawnArrangedPage),
    run: (shop, admin, { body }) => drawPagePreview(shop, admin, body),
  }),
  call({
    method: 'GET',
    path: '/api/admin/link-choices',
    summary: 'What links and sections can name: categories, collections, own pages and festivals.',
    who,
    may: read,
    answer: json(LinkChoices),
    run: (shop) => readLinkChoices(shop),
  }),
  call({
    method: 'GET',
    path: '/api/admin/default-menus',
    summary: 'The shop’s own menu and footer, to begin an arrangement from.',
    who,
    may: read,
    answer: json(MenuValues),
    run: (shop) => defaultMenus(shop),
  }),
];
