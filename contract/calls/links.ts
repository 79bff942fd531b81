import * as z from 'zod/mini';
import { BUILT_IN_KEYS } from '../pages/built-in-pages.ts';
import { httpsLink, isHttpsLink } from '../shop/social-links.ts';
import { Id } from './wire.ts';

const NO_TARGET = 'Please choose where the link leads';
const SeoUrl = z.string(NO_TARGET).check(z.minLength(1, NO_TARGET), z.maxLength(120));

const PATH = 'Please enter an address of this shop that begins with one /, such as /shop?max=499';
const PATH_MAX = 300;
/** Not `//`, which is another site. The console and the API are no pages of the shop. */
const InsidePath = z.string(PATH).check(
  z.trim(),
  z.maxLength(PATH_MAX, PATH),
  z.refine((path) => /^\/(?![/\\])[^\s\\]*$/.test(path) && !/^\/(api|admin|seller|live)(\/|\?|#|$)/i.test(path), PATH),
);

const LINK = 'Please enter a link such as https://www.example.in/page';
const OutsideLink = z
  .string(LINK)
  .check(z.overwrite(httpsLink), z.maxLength(PATH_MAX, LINK), z.refine(isHttpsLink, LINK));

/** The target of a link of a menu or a section. */
export const LinkTarget = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('category'), seoUrl: SeoUrl }),
    z.object({ kind: z.literal('collection'), seoUrl: SeoUrl }),
    /** One of the shop's own pages. */
    z.object({ kind: z.literal('page'), pageId: z.int(NO_TARGET).check(z.positive(NO_TARGET)) }),
    z.object({ kind: z.literal('built-in'), page: z.enum(BUILT_IN_KEYS, NO_TARGET) }),
    z.object({ kind: z.literal('address'), path: InsidePath }),
    z.object({ kind: z.literal('link'), url: OutsideLink }),
  ],
  NO_TARGET,
);

export const LINK_KINDS = ['category', 'collection', 'page', 'built-in', 'address', 'link'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** The possible targets of links and sections: what shoppers see now. */
export const LinkChoices = z.object({
  categories: z.array(z.object({ seoUrl: z.string(), displayName: z.string() })),
  collections: z.array(z.object({ seoUrl: z.string(), displayName: z.string() })),
  /** The shop's own pages, published or not. */
  pages: z.array(z.object({ id: Id, title: z.string(), isShown: z.boolean() })),
  /** Festivals for the times of a section. */
  festivals: z.array(z.object({ rule: z.string(), name: z.string(), nextOn: z.string() })),
});
export type LinkChoices = z.output<typeof LinkChoices>;
