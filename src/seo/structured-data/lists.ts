import { LANGUAGE_TAGS, languageOfPath, pathIn } from '#contract/languages.ts';
import { SHELL_WORDS } from '#contract/words/index.ts';
import type { Thing } from './thing.ts';

interface Place {
  label: string;
  /** The address without the origin. */
  href: string;
}

/** Returns the breadcrumb from the home page of the page's language to the page. */
export function breadcrumbList(origin: string, trail: readonly Place[], here: Place): Thing {
  const language = languageOfPath(here.href);
  const home = { label: SHELL_WORDS[language].home, href: pathIn(language, '/') };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...trail, here].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  };
}

/** Returns a list of pages in order; `before` is the number on earlier pages of the list. */
export function itemList(origin: string, items: readonly Place[], { total = items.length, before = 0 } = {}): Thing {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: label,
      url: origin + href,
    })),
  };
}

/** Returns a list page: a category, a collection, the blog. */
export function collectionPage(
  origin: string,
  { name, description, path, list }: { name: string; description: string; path: string; list: Thing },
): Thing {
  return {
    '@type': 'CollectionPage',
    name,
    description,
    url: origin + path,
    inLanguage: LANGUAGE_TAGS[languageOfPath(path)],
    isPartOf: { '@id': `${origin}/#site` },
    mainEntity: list,
  };
}
