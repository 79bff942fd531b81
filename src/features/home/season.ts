import type { ShownSectionOf } from '#contract/pages/arranged.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { paths } from '../../paths.ts';

/** Returns the picture, words and button of the season; those of every day if there is none. */
export function seasonHero({ season, picture, fallback }: ShownSectionOf<'season'>) {
  const button = season
    ? { label: season.button, href: paths.collection(season.collection) }
    : fallback && {
        label: `See ${fallback.displayName.toLowerCase()}`,
        href: paths.category(fallback.seoUrl),
      };
  return {
    heading: season?.heading ?? 'Artificial and imitation jewellery for every day that matters',
    text:
      season?.text ??
      'Temple, kundan, AD and oxidised jewellery from workshops across India, and 1-gram gold plated sets to wear for years.',
    picture,
    button,
  };
}

/** Returns the links by price, and that of the season. */
export function doorsOf({ doors, season }: ShownSectionOf<'price-doors'>): { label: string; href: string }[] {
  return [
    ...doors.map(({ upToPaise, collection }) => ({
      label: `Under ${formatPaise(upToPaise)}`,
      href: collection ? paths.collection(collection) : `${paths.shop}?max=${upToPaise / 100}`,
    })),
    ...(season ? [{ label: season.button, href: paths.collection(season.collection) }] : []),
  ];
}
