import type { Admin } from '#contract/calls/actor.ts';
import type { DrawnLetter, PreviewLetter } from '#contract/calls/letters.ts';
import type { MediaItem } from '#contract/calls/media.ts';
import type { Product } from '#contract/calls/products.ts';
import type { Section } from '#contract/calls/sections.ts';
import type { ShownSection } from '#contract/pages/arranged.ts';
import { imageUrl } from '#contract/pages/image-url.ts';
import { collectionPath, festivalPath, productPath, SHOP_PATH } from '#contract/pages/paths.ts';
import { leadSku, picturesOf } from '#contract/pages/pictures.ts';
import { formatDay, formatWeekday, kolkataDay } from '#contract/shop/dates.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { LETTER_CAMPAIGN, LETTER_MEDIUM, LETTER_SOURCE } from '#contract/shop/order-source.ts';
import {
  checkReferences,
  cleanSections,
  isSectionShown,
  referenceReads,
} from '../domain/content/arranged-pages/index.ts';
import { renderedLetter, sendTestLetter } from '../domain/content/letters/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { LetterContent, LetterPart, LetterProduct } from '../mails/newsletter-letter.ts';
import { showSections } from './sections.ts';
import { readSiteWithList } from './site.ts';

/** Returns the address of a link in a letter, by its path or address. */
type Href = (link: string) => string;

/**
 * Returns what a letter shows now, from its sections: with the goods, prices and stock of this moment. Sections that are
 * hidden, that are of another time, or whose goods are gone are left out. Links to the shop say that they are from this
 * letter, and nothing about the reader.
 */
export async function letterParts(
  shop: Shop,
  { id, sections }: { id: number | null; sections: readonly Section[] },
): Promise<LetterPart[]> {
  const moment = await readSiteWithList(shop);
  const shown = await showSections(
    shop,
    moment,
    sections.filter((section) => isSectionShown(section, shop.now)),
  );
  const href: Href = (link) => withSource(shop.origin, link, LETTER_CAMPAIGN + (id ?? 'test'));
  return shown.flatMap((section) => partOf(section, shop.origin, href) ?? []);
}

/** Returns an absolute address. One of the shop gets the source of the visit, by which orders are counted. */
function withSource(origin: string, link: string, campaign: string): string {
  const url = new URL(link, origin);
  if (url.origin !== new URL(origin).origin) return link;
  url.searchParams.set('utm_source', LETTER_SOURCE);
  url.searchParams.set('utm_medium', LETTER_MEDIUM);
  url.searchParams.set('utm_campaign', campaign);
  return url.href;
}

function partOf(section: ShownSection, origin: string, href: Href): LetterPart | undefined {
  switch (section.kind) {
    case 'hero': {
      const { heading, text, picture, link } = section;
      return {
        kind: 'hero',
        heading,
        text,
        picture: { src: origin + imageUrl(picture.key, 960, 'jpeg'), alt: picture.altText },
        link: link && { label: link.label, href: href(link.href) },
      };
    }
    case 'text':
      return {
        kind: 'text',
        html: section.html.replace(/<a href="([^"]*)"/g, (_, link: string) => {
          return `<a href="${escaped(href(unescaped(link)))}"`;
        }),
        products: productsOf(section.products, origin, href),
      };
    case 'goods':
      return goods(section.heading, '', productsOf(section.products, origin, href), {
        label: section.more.label,
        href: href(section.more.href),
      });
    case 'products':
      return goods(section.heading, '', productsOf(section.products, origin, href), null);
    case 'price-doors': {
      const links = [
        ...section.doors.map(({ upToPaise, collection }) => ({
          label: `Under ${formatPaise(upToPaise)}`,
          href: href(collection ? collectionPath(collection) : `${SHOP_PATH}?max=${upToPaise / 100}`),
        })),
        ...(section.season
          ? [{ label: section.season.button, href: href(collectionPath(section.season.collection)) }]
          : []),
      ];
      return links.length === 0 ? undefined : { kind: 'links', heading: 'By price', links };
    }
    case 'festival': {
      if (!section.festival) return undefined;
      const { entry, orderBy, products } = section.festival;
      return goods(
        `For ${entry.name}, ${formatDay(entry.date).replace(/ \d{4}$/, '')}`,
        `Order by ${formatWeekday(orderBy)} to have it in time anywhere in India.`,
        productsOf(products, origin, href),
        { label: 'About the day', href: href(festivalPath(entry)) },
      );
    }
    default:
      // A letter has no other kinds (`LETTER_KINDS`).
      return undefined;
  }
}

/** Returns a row of goods; undefined when all of them are sold out. */
function goods(
  heading: string,
  text: string,
  products: LetterProduct[],
  link: { label: string; href: string } | null,
): LetterPart | undefined {
  return products.length === 0 ? undefined : { kind: 'goods', heading, text, products, link };
}

/** Returns the products that can be bought now. */
function productsOf(products: readonly Product[], origin: string, href: Href): LetterProduct[] {
  return products
    .filter(({ skus }) => skus.some(({ inStock }) => inStock))
    .map((product) => ({
      id: product.id,
      name: product.name,
      href: href(productPath(product.seoUrl)),
      picture: pictureOf(product, origin),
      pricePaise: product.price,
      mrpPaise: product.mrpPrice > product.price ? product.mrpPrice : null,
    }));
}

function pictureOf(product: Product, origin: string): string | null {
  const picture = picturesOf<MediaItem>(product, leadSku(product)).find(({ mediaType }) => mediaType === 'IMAGE');
  return picture ? origin + imageUrl(picture.key, 480, 'jpeg') : null;
}

const escaped = (link: string) => link.replaceAll('&', '&#x26;').replaceAll('"', '&#x22;');
const unescaped = (link: string) => link.replace(/&(?:#x26|#38|amp);/g, '&').replaceAll('&#x22;', '"');

/** Returns the content of a letter from the values of its form. @throws FIELDS_INVALID as at saving */
async function contentOf(shop: Shop, { subject, preview, sections: values }: PreviewLetter): Promise<LetterContent> {
  const sections = await cleanSections(values);
  const [categories, collections, pages, pictures, reviews] = await shop.read(
    ...referenceReads(sections, kolkataDay(shop.now)),
  );
  checkReferences(sections, { categories, collections, pages, pictures, reviews }, false);
  return { subject, preview, parts: await letterParts(shop, { id: null, sections }) };
}

/**
 * Renders a letter from the values of its form, as a mail program shows it.
 * @throws FIELDS_INVALID when a section names something that does not exist
 */
export async function drawLetterPreview(shop: Shop, _: Admin, values: PreviewLetter): Promise<DrawnLetter> {
  return renderedLetter(shop, await contentOf(shop, values));
}

/**
 * Mails a letter from the values of its form to the admin.
 * @throws FIELDS_INVALID when a section names something that does not exist
 */
export async function sendLetterTest(shop: Shop, admin: Admin, values: PreviewLetter): Promise<{ message: string }> {
  return sendTestLetter(shop, admin, await contentOf(shop, values));
}
