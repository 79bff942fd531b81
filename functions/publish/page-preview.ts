import { kolkataDay } from '#contract/shop/dates.ts';
import type { Admin } from '#contract/calls/actor.ts';
import type { DrawnArrangedPage, PreviewArrangedPage } from '#contract/calls/arranged-pages.ts';
import { pathIn } from '#contract/languages.ts';
import type { Page } from '#contract/pages/page.ts';
import { ownPagePath } from '#contract/pages/paths.ts';
import {
  checkReferences,
  cleanSections,
  isSectionShown,
  referenceReads,
} from '../domain/content/arranged-pages/index.ts';
import type { Shop } from '../domain/shop.ts';
import { pageIn } from './kind-in-language.ts';
import { showSections } from './sections.ts';
import { readSiteWithList } from './site.ts';

/** The page's address while its form has none. It is never published. */
const NO_SLUG = 'preview';

/**
 * Renders an arranged page from the values of its form, by the same renderer as for shoppers, as at a moment. Hidden
 * sections and those of other times are left out.
 * @throws FIELDS_INVALID when a section names something that does not exist
 */
export async function drawPagePreview(
  shop: Shop,
  _: Admin,
  { isHome, title, translations, sections: asked, at, language }: PreviewArrangedPage,
): Promise<DrawnArrangedPage> {
  const sections = await cleanSections(asked);
  const [categories, collections, pages, pictures, reviews] = await shop.read(
    ...referenceReads(sections, kolkataDay(shop.now)),
  );
  checkReferences(sections, { categories, collections, pages, pictures, reviews }, isHome);
  const moment = await readSiteWithList(shop);
  const shown = await showSections(
    shop,
    moment,
    sections.filter((section) => isSectionShown(section, at ?? shop.now)),
  );
  const { frame } = moment.site;
  const page: Page = isHome
    ? { kind: 'home', frame, sections: shown }
    : { kind: 'arranged', frame, slug: NO_SLUG, title, description: '', translations, sections: shown };
  const path = pathIn(language, isHome ? '/' : ownPagePath(NO_SLUG));
  return { page: await shop.drawPage(path, pageIn(language, page)) };
}
