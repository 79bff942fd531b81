import { pathIn } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { ShownSectionOf } from '#contract/pages/arranged.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { HOME_WORDS, textIn } from '#contract/words/index.ts';
import { paths } from '../../paths.ts';

/** Returns the picture, words and button of the season; those of every day if there is none. */
export function seasonHero({ season, picture, fallback }: ShownSectionOf<'season'>, language: Language) {
  const words = HOME_WORDS[language];
  const button = season
    ? { label: season.button, href: pathIn(language, paths.collection(season.collection)) }
    : fallback && {
        label: words.see(textIn(language, fallback.displayName)),
        href: pathIn(language, paths.category(fallback.seoUrl)),
      };
  return {
    heading: season?.heading ?? words.everyDay,
    text: season?.text ?? words.everyDayText,
    picture,
    button,
  };
}

/** Returns the links by price, and that of the season. */
export function doorsOf(
  { doors, season }: ShownSectionOf<'price-doors'>,
  language: Language,
): { label: string; href: string }[] {
  return [
    ...doors.map(({ upToPaise, collection }) => ({
      label: HOME_WORDS[language].under(formatPaise(upToPaise)),
      href: pathIn(language, collection ? paths.collection(collection) : `${paths.shop}?max=${upToPaise / 100}`),
    })),
    ...(season ? [{ label: season.button, href: pathIn(language, paths.collection(season.collection)) }] : []),
  ];
}
