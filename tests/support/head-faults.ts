import { alternatesOf, LANGUAGE_TAGS, LANGUAGES } from '#contract/languages.ts';
import type { ReadPage } from './page.ts';
import { valueOf } from './page.ts';

/**
 * The properties that Google requires of each type. @see
 * https://developers.google.com/search/docs/appearance/structured-data
 */
const REQUIRED: Record<string, readonly string[]> = {
  Product: ['name', 'image', 'description', 'brand.name', 'sku', 'offers'],
  ProductGroup: ['name', 'description', 'url', 'brand.name', 'productGroupID', 'variesBy', 'hasVariant'],
  // A product of a group: the group has the properties that all its variants share.
  Variant: ['name', 'image', 'sku', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url', 'itemCondition', 'seller.name'],
  OfferShippingDetails: ['shippingRate.value', 'shippingRate.currency', 'shippingDestination.addressCountry'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays', 'returnFees'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Review: ['author.name', 'reviewRating.ratingValue', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
  CollectionPage: ['name', 'description', 'url', 'mainEntity'],
  OnlineStore: ['name', 'url', 'logo', 'contactPoint.telephone'],
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer.text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author.name', 'mainEntityOfPage'],
  Event: ['name', 'startDate', 'location.address.addressCountry', 'eventStatus'],
};

type Thing = Record<string, unknown>;

/** Returns the faults of structured data: missing or empty properties, and addresses without an origin. */
export function thingFaults(thing: unknown, at?: string): string[] {
  if (Array.isArray(thing)) return thing.flatMap((one) => thingFaults(one, at));
  if (typeof thing !== 'object' || thing === null) return [];
  const { '@type': said, ...rest } = thing as Thing;
  const type = at === 'hasVariant' ? 'Variant' : said;
  const missing = (REQUIRED[String(type)] ?? [])
    .filter((path) => isEmpty(path.split('.').reduce<unknown>((of, name) => (of as Thing | undefined)?.[name], thing)))
    .map((path) => `${String(type)} has no ${path}`);
  const lame = ['url', 'item', 'image', 'logo', '@id']
    .flatMap((name) => [rest[name]].flat().map((value) => ({ name, value })))
    .filter(({ value }) => typeof value === 'string' && !/^https?:\/\//.test(value))
    .map(({ name, value }) => `${String(type)} has a ${name} that is not absolute: ${String(value)}`);
  return [...missing, ...lame, ...Object.entries(rest).flatMap(([name, value]) => thingFaults(value, name))];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/**
 * Returns the faults of a page's head, and of what every page must have. `address` is the page's own, with its origin.
 */
export function headFaults(page: ReadPage, address: string): string[] {
  const { meta, link, title } = page;
  const description = meta('description') ?? '';
  const isFound = !(meta('robots') ?? '').includes('noindex');
  const canonical = link('canonical');
  const twice = page.ids.filter((id, index) => page.ids.indexOf(id) !== index);
  const html = page.all('html')[0];
  const { pathname, search, origin } = new URL(address);
  const language = LANGUAGES.find((one) => `${pathname}/`.startsWith(`/${one}/`)) ?? 'en';
  const tag = LANGUAGE_TAGS[language];
  const english = language === 'en' ? pathname : pathname.slice(language.length + 1) || '/';
  // A page names itself among its languages, in each of them.
  const same = isFound && canonical === address ? alternatesOf(english + search) : [];
  const named = page
    .all('link')
    .filter((one) => valueOf(one, 'hrefLang') !== undefined)
    .map((one) => `${valueOf(one, 'hrefLang')} ${valueOf(one, 'href')}`);
  const wanted = [
    ...same.map((one) => `${LANGUAGE_TAGS[one.language]} ${origin}${one.path}`),
    ...(same.length > 0 ? [`x-default ${origin}${english}${search}`] : []),
  ];
  const rules: [holds: boolean, fault: string][] = [
    [page.all('h1').length === 1, `${page.all('h1').length} headings of the first level`],
    [title.length >= 10 && title.length <= 200, `a title of ${title.length} letters`],
    [title.endsWith('| Ratnahaat') || title.startsWith('Ratnahaat'), 'a title that does not name the shop'],
    [description.length >= 15, `a description of ${description.length} letters`],
    [description.length <= 158, `a description of ${description.length} letters`],
    [!isFound || canonical === address, `the canonical address ${canonical}`],
    [html !== undefined && valueOf(html, 'lang') === tag, 'no language'],
    [named.join() === wanted.join(), `the languages ${named.join()}`],
    [/width=device-width/.test(meta('viewport') ?? ''), 'no viewport'],
    [twice.length === 0, `ids twice: ${twice.join(', ')}`],
    [meta('og:title') === title, 'another title for shared links'],
    [meta('og:description') === description, 'another description for shared links'],
    [/^https?:\/\/[^/]+\/(cards\/.+|share)\.jpg$/.test(meta('og:image') ?? ''), `the picture ${meta('og:image')}`],
    [!isFound || meta('og:url') === address, `the shared address ${meta('og:url')}`],
    [meta('og:locale') === tag.replace('-', '_'), 'no locale'],
    [meta('twitter:card') === 'summary_large_image', 'no card'],
    [link('manifest') === '/manifest.webmanifest', 'no manifest'],
  ];
  return [...rules.filter(([holds]) => !holds).map(([, fault]) => fault), ...thingFaults(page.things)];
}
