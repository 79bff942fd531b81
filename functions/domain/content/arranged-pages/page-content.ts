import { HOME_PAGE_ID } from '#contract/calls/arranged-pages.ts';
import { sectionFaults } from '#contract/calls/sections.ts';
import type { Section, SectionOf } from '#contract/calls/sections.ts';
import type { LinkTarget } from '#contract/shop/menus.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { pictureKeysIn } from '#contract/pages/article.ts';
import type { Day } from '#contract/shop/dates.ts';
import { defaultSections } from '#contract/shop/sections.ts';
import { changedTranslations, OTHER_LANGUAGES, withFieldChanged } from '#contract/shop/translations.ts';
import { allCategories } from '../../catalogue/categories/index.ts';
import { collectionsToLink } from '../../discovery/collections/index.ts';
import { publicFiles } from '../../files/media/index.ts';
import { cleanArticle } from '../../html.ts';
import { choosablePages } from './reads.ts';
import { shownReviewIds } from '../reviews/index.ts';

/** Returns the HTML of a text section in all its languages. */
export function allHtmlOf({ html, translations }: Pick<SectionOf<'text'>, 'html' | 'translations'>): string {
  return [html, ...OTHER_LANGUAGES.map((language) => translations?.[language]?.html ?? '')].join('');
}

/** Returns the keys of the pictures in sections, in their order, without duplicates. */
export function pictureKeysOf(sections: readonly Section[]): string[] {
  const keys = sections.flatMap((section) => {
    if (section.kind === 'hero') return [section.picture.key];
    if (section.kind === 'tiles') return section.tiles.flatMap(({ picture }) => picture?.key ?? []);
    return section.kind === 'text' ? pictureKeysIn(allHtmlOf(section)) : [];
  });
  return [...new Set(keys)];
}

const reviewIdsOf = (sections: readonly Section[]) =>
  sections.flatMap((section) => (section.kind === 'reviews' ? section.reviewIds : []));

/** Returns the reads that `checkReferences` needs, for the batch that reads the page. */
export function referenceReads(sections: readonly Section[], today: Day) {
  return [
    allCategories({}),
    collectionsToLink({ today }),
    choosablePages({}),
    publicFiles({ keys: JSON.stringify(pictureKeysOf(sections)) }),
    shownReviewIds({ ids: JSON.stringify(reviewIdsOf(sections)) }),
  ] as const;
}

/** The results of `referenceReads`. */
export interface References {
  categories: readonly { seoUrl: string; shown: unknown }[];
  collections: readonly { seoUrl: string }[];
  pages: readonly { id: number }[];
  pictures: readonly { key: string; mediaType: string }[];
  reviews: readonly { id: number }[];
}

/** Returns the fault of a link's target; undefined if it leads somewhere. */
export function targetFault(
  target: LinkTarget,
  { categories, collections, pages }: Pick<References, 'categories' | 'collections' | 'pages'>,
): { field: string; message: string } | undefined {
  switch (target.kind) {
    case 'category':
      return categories.some(({ seoUrl, shown }) => shown && seoUrl === target.seoUrl)
        ? undefined
        : { field: 'seoUrl', message: 'Shoppers see no such category' };
    case 'collection':
      return collections.some(({ seoUrl }) => seoUrl === target.seoUrl)
        ? undefined
        : { field: 'seoUrl', message: 'Shoppers see no such collection' };
    case 'page':
      return pages.some(({ id }) => id === target.pageId)
        ? undefined
        : { field: 'pageId', message: 'There is no such page' };
    default:
      return undefined;
  }
}

/** @throws FIELDS_INVALID when a section names something that does not exist, or the home page lacks a block */
export function checkReferences(sections: readonly Section[], references: References, isHome: boolean): void {
  const fields: Record<string, string> = {};
  for (const { path, message } of sectionFaults(sections, isHome)) fields[['sections', ...path].join('.')] ??= message;
  const isPicture = (key: string) => references.pictures.some((file) => file.key === key && file.mediaType === 'IMAGE');
  for (const [at, section] of sections.entries()) {
    const fault = (field: string, message: string) => (fields[`sections.${at}.${field}`] ??= message);
    const checkTarget = (target: LinkTarget, path: string) => {
      const found = targetFault(target, references);
      if (found) fault(`${path}.${found.field}`, found.message);
    };
    switch (section.kind) {
      case 'hero':
        if (!isPicture(section.picture.key)) fault('picture', 'There is no such picture in the shop');
        if (section.link) checkTarget(section.link.target, 'link.target');
        break;
      case 'tiles':
        for (const [place, { picture, target }] of section.tiles.entries()) {
          if (picture && !isPicture(picture.key))
            fault(`tiles.${place}.picture`, 'There is no such picture in the shop');
          checkTarget(target, `tiles.${place}.target`);
        }
        break;
      case 'goods': {
        const found = targetFault({ kind: section.of, seoUrl: section.seoUrl }, references);
        if (found) fault('seoUrl', found.message);
        break;
      }
      case 'text':
        if (!pictureKeysIn(allHtmlOf(section)).every(isPicture))
          fault('html', 'A picture in the text is not in the shop. Please take it out or choose another.');
        break;
      case 'reviews': {
        const unknown = section.reviewIds.find((id) => !references.reviews.some((review) => review.id === id));
        if (unknown !== undefined) fault('reviewIds', `Shoppers see no review ${unknown}`);
        break;
      }
      default:
    }
  }
  if (Object.keys(fields).length > 0) refuse('FIELDS_INVALID', { fields });
}

/** Returns sections with forbidden markup removed from their texts. @throws FIELDS_INVALID when no text is left */
export async function cleanSections(sections: readonly Section[]): Promise<Section[]> {
  return Promise.all(
    sections.map(async (section, at) => {
      if (section.kind !== 'text') return section;
      const html = (await cleanArticle(section.html)).trim();
      const translations = await cleanTranslations(section.translations);
      if (/[^\s]/.test(html.replace(/<[^>]*>/g, '')) || pictureKeysIn(html).length > 0)
        return { ...section, html, ...(translations && { translations }) };
      return refuse('FIELDS_INVALID', { fields: { [`sections.${at}.html`]: 'Text is required' } });
    }),
  );
}

async function cleanTranslations(
  translations: SectionOf<'text'>['translations'],
): Promise<SectionOf<'text'>['translations']> {
  if (!translations) return undefined;
  const clean = async (html: string) => (await cleanArticle(html)).trim();
  return changedTranslations({}, await withFieldChanged(translations, 'html', clean));
}

/** Returns the sections as they are stored: null for the home page in its default arrangement. */
export function storedSections(id: number, sections: Section[]): Section[] | null {
  const isDefault = JSON.stringify(sections.map(inOrder)) === JSON.stringify(defaultSections().map(inOrder));
  return id === HOME_PAGE_ID && isDefault ? null : sections;
}

const inOrder = (section: object) => Object.entries(section).toSorted(([one], [other]) => (one < other ? -1 : 1));
