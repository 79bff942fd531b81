import type { MediaItem } from '#contract/calls/media.ts';
import type { Section, SectionOf, SectionPicture } from '#contract/calls/sections.ts';
import type { ShownSection, ShownSectionOf } from '#contract/pages/arranged.ts';
import { pictureKeysIn, productIdsIn } from '#contract/pages/article.ts';
import { categoryPath, collectionPath } from '#contract/pages/paths.ts';
import { NO_FILTERS } from '#contract/pages/product-list-query.ts';
import { isBlock } from '#contract/shop/sections.ts';
import type { BlockKind, OwnKind } from '#contract/shop/sections.ts';
import { eachLanguage } from '#contract/shop/translations.ts';
import { allHtmlOf, pictureKeysOf } from '../domain/content/arranged-pages/index.ts';
import { readGoodReviews } from '../domain/content/reviews/index.ts';
import { filterAndCount, shownProducts } from '../domain/discovery/product-list/index.ts';
import { mediaItem, publicFiles } from '../domain/files/media/index.ts';
import type { Shop } from '../domain/shop.ts';
import { BLOCKS, cards } from './blocks.ts';
import { hrefOf } from './links.ts';
import type { Moment } from './page-kind.ts';
import { bannerOf } from './site.ts';

/** What sections are made of: the site, the facts of lists, and the pictures they use. */
interface Sources extends Moment {
  shop: Shop;
  pictures: ReadonlyMap<string, MediaItem>;
}

/**
 * Returns the content of sections, in their order. A section whose picture, collection or category shoppers no longer
 * see is left out, and so are single tiles.
 */
export async function showSections(shop: Shop, moment: Moment, sections: readonly Section[]): Promise<ShownSection[]> {
  const keys = pictureKeysOf(sections);
  const [files] = keys.length === 0 ? [[]] : await shop.read(publicFiles({ keys: JSON.stringify(keys) }));
  const pictures = new Map(
    files.map((file) => [
      file.key,
      mediaItem({ ...file, subject: 'page', subjectId: 0, role: 'section', sortOrder: 0, color: null }),
    ]),
  );
  const sources = { ...moment, shop, pictures };
  const shown = await Promise.all(sections.map((section) => showSection(sources, section)));
  return shown.filter((section) => section !== undefined);
}

async function showSection(sources: Sources, section: Section): Promise<ShownSection | undefined> {
  const { kind, id } = section;
  const content = await Promise.resolve(
    isBlock(kind)
      ? BLOCKS[kind](sources.shop, sources)
      : (OWN[kind as OwnKind] as Show<OwnKind>)(section as SectionOf<OwnKind>, sources),
  );
  // Each kind has the content of its own kind.
  return content && ({ kind, id, ...content } as ShownSection);
}

type Content<Kind extends Exclude<Section['kind'], BlockKind>> = Omit<ShownSectionOf<Kind>, 'kind' | 'id'>;
type Show<Kind extends OwnKind> = (
  section: SectionOf<Kind>,
  sources: Sources,
) => Content<Kind> | undefined | Promise<Content<Kind> | undefined>;

const OWN: { [Kind in OwnKind]: Show<Kind> } = {
  hero({ heading, text, translations, picture, link }, sources) {
    const shown = pictureOf(sources, picture);
    const href = link && hrefOf(link.target, sources.site);
    const button = link && href ? { label: link.label, translations: link.translations, href } : null;
    return shown && { heading, text, translations, picture: shown, link: button };
  },

  tiles({ heading, translations, tiles }, sources) {
    const shown = tiles.flatMap(({ label, translations: ofLabel, target, picture }) => {
      const href = hrefOf(target, sources.site);
      if (href === undefined) return [];
      return [{ label, translations: ofLabel, href, picture: tilePicture(sources, target, picture) }];
    });
    return shown.length === 0 ? undefined : { heading, translations, tiles: shown };
  },

  async goods({ heading, translations, of, seoUrl, count }, { shop, site, facts }) {
    const collection = of === 'collection' ? site.collections.find((row) => row.seoUrl === seoUrl) : undefined;
    const isThere = of === 'collection' ? collection : site.categories.some((row) => row.seoUrl === seoUrl);
    if (!isThere) return undefined;
    const { ids } = filterAndCount(facts, {
      ...(collection ? { goods: collection } : { category: seoUrl }),
      filters: { ...NO_FILTERS, inStock: true },
      sort: 'featured',
      page: 0,
      pageSize: count,
    });
    const href = of === 'collection' ? collectionPath(seoUrl) : categoryPath(seoUrl);
    const products = await cards(shop, ids);
    return products.length === 0 ? undefined : { heading, translations, more: { label: 'See all', href }, products };
  },

  async products({ heading, translations, productIds }, { shop }) {
    const products = await cards(shop, productIds);
    return products.length === 0 ? undefined : { heading, translations, products };
  },

  async text({ html, translations }, { shop, pictures }) {
    const whole = allHtmlOf({ html, translations });
    const ids = productIdsIn(whole);
    return {
      html,
      translations,
      pictures: pictureKeysIn(whole).flatMap((key) => pictures.get(key) ?? []),
      products: ids.length === 0 ? [] : await shownProducts(shop, ids),
    };
  },

  async reviews({ heading, translations, reviewIds, count }, { shop }) {
    const reviews = await readGoodReviews(shop, reviewIds, count);
    return reviews.length === 0 ? undefined : { heading, translations, reviews };
  },

  newsletter: () => ({}),

  faq: ({ heading, translations, entries }) => ({
    heading,
    translations,
    entries: entries.map(({ question, answer, translations: ofEntry }) => ({
      question,
      answer: paragraphsOf(answer),
      translations: eachLanguage<'question' | 'answer', 'question' | 'answer', string | string[]>(
        ofEntry ?? {},
        ({ answer: own, ...others }) => (own === undefined ? others : { ...others, answer: paragraphsOf(own) }),
      ),
    })),
  }),
};

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n|\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns a picture with the focal point and the text of its section; undefined when it is no longer public. */
function pictureOf({ pictures }: Sources, { key, altText, focus }: SectionPicture): MediaItem | undefined {
  const item = pictures.get(key);
  return item?.mediaType === 'IMAGE' ? { ...item, altText, focus: focus ?? item.focus } : undefined;
}

/** Returns the picture of a tile: its own, or that of the category or collection it leads to. */
function tilePicture(
  sources: Sources,
  target: SectionOf<'tiles'>['tiles'][number]['target'],
  own: SectionPicture | null,
): MediaItem | null {
  const chosen = own && pictureOf(sources, own);
  if (chosen) return chosen;
  const { categories, categoryMedia } = sources.site;
  if (target.kind === 'collection') return bannerOf(sources.site, target.seoUrl);
  if (target.kind !== 'category') return null;
  const category = categories.find(({ seoUrl }) => seoUrl === target.seoUrl);
  const row = categoryMedia.find(({ subjectId, mediaType }) => subjectId === category?.id && mediaType === 'IMAGE');
  return row ? mediaItem(row) : null;
}
