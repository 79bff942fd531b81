import { imageUrl } from '#contract/pages/image-url.ts';
import type { PageFrame } from '#contract/pages/frame.ts';
import { paths } from '../../paths.ts';

/** A way through the shop, as the menu shows it. */
export interface MenuLink {
  label: string;
  href: string;
  /** The address of its picture. */
  picture?: string;
}

/** Ways that stand under one name. */
export interface MenuGroup {
  title: string;
  links: MenuLink[];
  /** Where there are more of the kind. */
  all?: MenuLink;
  /** A picture beside links that have none. */
  poster?: MenuLink;
}

const withPicture = (link: MenuLink, key: string | null, width: 200 | 480): MenuLink =>
  key === null ? link : { ...link, picture: imageUrl(key, width, 'webp') };

/** The groups of the menu: by what a piece is, then by style, occasion, price and for gifts. */
export function menuGroups({ navigation, edits, collections }: PageFrame): MenuGroup[] {
  const ofTypes = navigation.map(({ title, categories }): MenuGroup => ({
    title,
    links: categories.map(({ displayName, seoUrl, picture }) =>
      withPicture({ label: displayName, href: paths.category(seoUrl) }, picture, 200),
    ),
  }));
  const ofEdits = edits.map(({ title, hasGifts, collections: own }): MenuGroup => {
    const shown = collections.find(({ seoUrl }) => own.some((link) => link.seoUrl === seoUrl));
    return {
      title,
      links: [
        ...(hasGifts ? [{ label: 'Gift finder', href: paths.giftFinder }] : []),
        ...own.map(({ displayName, seoUrl }) => ({ label: displayName, href: paths.collection(seoUrl) })),
      ],
      all: { label: 'All collections', href: paths.collections },
      ...(shown && {
        poster: withPicture({ label: shown.displayName, href: paths.collection(shown.seoUrl) }, shown.picture, 480),
      }),
    };
  });
  return [...ofTypes, ...ofEdits];
}

/** The pictures the menu of a phone begins with: what is new, and what the shop puts before others. */
export function menuTiles({ collections }: PageFrame): MenuLink[] {
  return collections
    .slice(0, 4)
    .map(({ displayName, seoUrl, picture }) =>
      withPicture({ label: displayName, href: paths.collection(seoUrl) }, picture, 480),
    );
}
