import * as z from 'zod/mini';
import { FAMILIES } from '../shop/attributes.ts';
import { SIZE_SYSTEMS } from '../shop/sizes.ts';
import type { Translated } from '../shop/translations.ts';
import { isSeoUrl } from '../shop/slug.ts';
import { mediaList, MediaItem } from './media.ts';
import { REFUSALS } from './refusals.ts';
import { storedTranslations, translationsOf } from './translations.ts';
import { Id, Instant, prose, words } from './wire.ts';

/** The maximum depth of the category tree. */
export const CATEGORY_LEVELS = 3;
export const CATEGORY_CODE_MAX = 40;
const NAME_MAX = 60;
const DESCRIPTION_MAX = 2000;
const KEYWORDS_MAX = 300;
const MOST_MEDIA = 8;
const MOST_POSITION = 9999;

export const Category = z.object({
  id: Id,
  /** A stable text code. Products refer to the numeric id. */
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
/** A category as shoppers see it. Inside, it has its translations, too; an answer is in the language of its page. */
export type Category = z.output<typeof Category> & Translated<'name' | 'displayName' | 'description'>;

/** A page's URL part: small letters, hyphens for spaces. An empty value is made from the name. */
export const TypedSeoUrl = z.pipe(
  z.pipe(
    z.string().check(z.trim(), z.maxLength(200)),
    z.transform((text) => text.toLowerCase().replace(/\s+/g, '-')),
  ),
  z.string().check(z.refine((text) => text === '' || isSeoUrl(text), REFUSALS.SEO_URL_INVALID.text)),
);

const LEVEL_FAULT = `Level must be a whole number from 1 to ${CATEGORY_LEVELS}`;

const texts = {
  displayName: words('Display name', NAME_MAX),
  description: words('Description', DESCRIPTION_MAX),
};
const fields = {
  ...texts,
  level: z
    .int({ error: ({ input }) => (input === undefined ? 'Level is required' : LEVEL_FAULT) })
    .check(z.minimum(1, LEVEL_FAULT), z.maximum(CATEGORY_LEVELS, LEVEL_FAULT)),
};
const others = {
  translations: translationsOf(texts),
  /** The parent category; null for a top category. */
  parentId: z.nullable(Id),
  seoUrl: TypedSeoUrl,
  seoKw: prose(KEYWORDS_MAX, `Key words can have at most ${KEYWORDS_MAX} characters`),
  isVisible: z.boolean(),
  isActive: z.boolean(),
  /** The product family, which decides the mandatory attributes; null for a category of several families. */
  family: z.nullable(z.enum(FAMILIES)),
  /** The notation of its products' sizes. */
  sizeSystem: z.enum(SIZE_SYSTEMS),
  /** The sort position among sibling categories, ascending. */
  position: z.int().check(z.minimum(0), z.maximum(MOST_POSITION)),
  mediaList: mediaList(MOST_MEDIA, `A category can have at most ${MOST_MEDIA} pictures`),
};

/** A new category. Family and size system default to those of the parent. */
export const CreateCategory = z.object({
  ...fields,
  parentId: z._default(others.parentId, null),
  /** Made from the URL part if absent. */
  categoryId: z.optional(
    z
      .string()
      .check(
        z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A category id has small letters, digits and single hyphens'),
        z.maxLength(CATEGORY_CODE_MAX, `A category id can have at most ${CATEGORY_CODE_MAX} characters`),
      ),
  ),
  translations: z.optional(others.translations),
  /** Made from the name if absent. */
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

/** Absent fields stay unchanged. An empty URL part is made from the name. */
export const ChangeCategory = z.partial(z.object({ ...fields, ...others, version: z.int() }));
export type ChangeCategory = z.output<typeof ChangeCategory>;

/** A category in the back office. */
export const ManagedCategory = z.extend(Category, {
  translations: storedTranslations('displayName', 'description'),
  parentName: z.nullable(z.string()),
  family: others.family,
  sizeSystem: others.sizeSystem,
  position: z.int(),
  /** Whether shoppers see the category now, given all its ancestors. */
  isShown: z.boolean(),
  /** Direct products and subcategories, without archived ones. */
  productCount: z.int(),
  childCount: z.int(),
  /** The seller who proposed it; null for a category of the platform. */
  proposedBy: z.nullable(Id),
  proposerName: z.nullable(z.string()),
  updatedAt: Instant,
  version: z.int(),
});
export type ManagedCategory = z.output<typeof ManagedCategory>;

/** The filters of the category manager's list. */
export const CATEGORY_FILTERS = ['ALL', 'ACTIVE', 'INACTIVE', 'VISIBLE', 'HIDDEN'] as const;
export type CategoryFilter = (typeof CATEGORY_FILTERS)[number];
