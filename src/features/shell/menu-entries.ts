import { pathIn } from '#contract/languages.ts';
import { imageUrl } from '#contract/pages/image-url.ts';
import type { PageFrame } from '#contract/pages/frame.ts';
import { paths } from '../../paths.ts';

/** A link of the menu. */
export interface MenuLink {
  label: string;
  href: string;
  /** The address of the picture. */
  picture?: string;
}

/** A group of links. */
export interface MenuGroup {
  title: string;
  links: MenuLink[];
  /** The link to all of the group. */
  all?: MenuLink;
  /** A picture for groups whose links have none. */
  poster?: MenuLink;
}

const withPicture = (link: MenuLink, key: string | null, width: 200 | 480): MenuLink =>
  key === null ? link : { ...link, picture: imageUrl(key, width, 'webp') };

/** Returns the groups of the menu: category, style, occasion, price and gifts, or those that an editor arranged. */
export function menuGroups({ language, navigation, edits, collections, menu }: PageFrame): MenuGroup[] {
  if (menu) {
    return menu.map(({ title, links }) => ({
      title,
      links: links.map(({ label, href, picture }) =>
        withPicture({ label, href: pathIn(language, href) }, picture, 200),
      ),
    }));
  }
  const ofTypes = navigation.map(({ title, categories }): MenuGroup => ({
    title,
    links: categories.map(({ displayName, seoUrl, picture }) =>
      withPicture({ label: displayName, href: pathIn(language, paths.category(seoUrl)) }, picture, 200),
    ),
  }));
  const ofEdits = edits.map(({ title, hasGifts, collections: own }): MenuGroup => {
    const shown = collections.find(({ seoUrl }) => own.some((link) => link.seoUrl === seoUrl));
    return {
      title,
      links: [
        ...(hasGifts ? [{ label: 'Gift finder', href: pathIn(language, paths.giftFinder) }] : []),
        ...own.map(({ displayName, seoUrl }) => ({
          label: displayName,
          href: pathIn(language, paths.collection(seoUrl)),
        })),
      ],
      all: { label: 'All collections', href: pathIn(language, paths.collections) },
      ...(shown && {
        poster: withPicture(
          { label: shown.displayName, href: pathIn(language, paths.collection(shown.seoUrl)) },
          shown.picture,
          480,
        ),
      }),
    };
  });
  return [...ofTypes, ...ofEdits];
}

/** Returns the pictures at the top of the menu on phones: new products and featured collections. */
export function menuTiles({ language, collections }: PageFrame): MenuLink[] {
  return collections
    .slice(0, 4)
    .map(({ displayName, seoUrl, picture }) =>
      withPicture({ label: displayName, href: pathIn(language, paths.collection(seoUrl)) }, picture, 480),
    );
}
