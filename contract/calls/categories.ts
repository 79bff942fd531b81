import * as z from 'zod/mini';
import { FAMILIES } from '../shop/attributes.ts';
import { SIZE_SYSTEMS } from '../shop/sizes.ts';
import { isSeoUrl } from '../shop/slug.ts';
import { mediaList, MediaItem } from './media.ts';
import { REFUSALS } from './refusals.ts';
import { Id, Instant, prose, words } from './wire.ts';

/** The tree of categories is no deeper. */
export const CATEGORY_LEVELS = 3;
export const CATEGORY_CODE_MAX = 40;
const NAME_MAX = 60;
const DESCRIPTION_MAX = 2000;
const KEYWORDS_MAX = 300;
const MOST_MEDIA = 8;
const MOST_POSITION = 9999;

export const Category = z.object({
  id: Id,
  /** A stable text code; the number is what products carry. */
  categoryId: z.string(),
  parentId: z.nullable(Id),
  /** 1 is a top category. */
  level: z.int(),
  name: z.string(),
  displayName: z.string(),
  description: z.string(),
  seoUrl: z.string(),
  seoKw: z.string(),
  isVisible: z.boolean(),
  isActive: z.boolean(),
  image: z.nullable(z.string()),
  mediaList: z.array(MediaItem),
});
export type Category = z.output<typeof Category>;

/** A page's address as somebody types it: small letters, hyphens for spaces. Empty where it is to be made of a name. */
export const TypedSeoUrl = z.pipe(
  z.pipe(
    z.string().check(z.trim(), z.maxLength(200)),
    z.transform((text) => text.toLowerCase().replace(/\s+/g, '-')),
  ),
  z.string().check(z.refine((text) => text === '' || isSeoUrl(text), REFUSALS.SEO_URL_INVALID.text)),
);

const LEVEL_FAULT = `Level must be a whole number from 1 to ${CATEGORY_LEVELS}`;

const fields = {
  displayName: words('Display name', NAME_MAX),
  description: words('Description', DESCRIPTION_MAX),
  level: z
    .int({ error: ({ input }) => (input === undefined ? 'Level is required' : LEVEL_FAULT) })
    .check(z.minimum(1, LEVEL_FAULT), z.maximum(CATEGORY_LEVELS, LEVEL_FAULT)),
};
const others = {
  /** The category it lies in; null for a top one. */
  parentId: z.nullable(Id),
  seoUrl: TypedSeoUrl,
  seoKw: prose(KEYWORDS_MAX, `Key words can have at most ${KEYWORDS_MAX} characters`),
  isVisible: z.boolean(),
  isActive: z.boolean(),
  /** What kind of piece it holds, which decides what its products must state; null for one that holds many kinds. */
  family: z.nullable(z.enum(FAMILIES)),
  /** How sizes of its pieces are written. */
  sizeSystem: z.enum(SIZE_SYSTEMS),
  /** Its place among those beside it, the least first. */
  position: z.int().check(z.minimum(0), z.maximum(MOST_POSITION)),
  mediaList: mediaList(MOST_MEDIA, `A category can have at most ${MOST_MEDIA} pictures`),
};

/** A new category. What is not said of kind and sizes is as in the category it lies in. */
export const CreateCategory = z.object({
  ...fields,
  parentId: z._default(others.parentId, null),
  /** Made of the address where none is given. */
  categoryId: z.optional(
    z
      .string()
      .check(
        z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A category id has small letters, digits and single hyphens'),
        z.maxLength(CATEGORY_CODE_MAX, `A category id can have at most ${CATEGORY_CODE_MAX} characters`),
      ),
  ),
  /** Made of the name where none is given. */
  seoUrl: z._default(others.seoUrl, ''),
  seoKw: z._default(others.seoKw, ''),
  isVisible: z._default(others.isVisible, true),
  isActive: z._default(others.isActive, true),
  family: z.optional(others.family),
  sizeSystem: z.optional(others.sizeSystem),
  position: z.optional(others.position),
  mediaList: z._default(others.mediaList, []),
});
export type CreateCategory = z.output<typeof CreateCategory>;

/** What is not named stays. An empty address is made of the name. */
export const ChangeCategory = z.partial(z.object({ ...fields, ...others, version: z.int() }));
export type ChangeCategory = z.output<typeof ChangeCategory>;

/** A category as staff work on it. */
export const ManagedCategory = z.extend(Category, {
  parentName: z.nullable(z.string()),
  family: others.family,
  sizeSystem: others.sizeSystem,
  position: z.int(),
  /** Whether shoppers see it now, with all above it. */
  isShown: z.boolean(),
  /** Products and categories that lie in it itself, archived ones not counted. */
  productCount: z.int(),
  childCount: z.int(),
  /** The seller who proposed it; null for one of the house. */
  proposedBy: z.nullable(Id),
  proposerName: z.nullable(z.string()),
  updatedAt: Instant,
  version: z.int(),
});
export type ManagedCategory = z.output<typeof ManagedCategory>;

/** What the category manager's list is filtered by. */
export const CATEGORY_FILTERS = ['ALL', 'ACTIVE', 'INACTIVE', 'VISIBLE', 'HIDDEN'] as const;
export type CategoryFilter = (typeof CATEGORY_FILTERS)[number];
