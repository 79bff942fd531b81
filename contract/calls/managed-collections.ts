import * as z from 'zod/mini';
import { CLOSURES, FAMILIES, OCCASIONS, PLATINGS, STONES, STYLES } from '../shop/attributes.ts';
import { COLOUR_NAMES } from '../shop/colours.ts';
import { COLLECTION_STATUSES } from '../states/collection.ts';
import { TypedSeoUrl } from './categories.ts';
import { COLLECTION_THEMES, LAST_FEED_LABEL, SALES_PERIODS } from './collections.ts';
import { asSet } from './lists.ts';
import { mediaList, MediaItem } from './media.ts';
import { storedTranslations, translationsOf } from './translations.ts';
import { Day, Id, Instant, prose, Rupees, words } from './wire.ts';

const NAME_MAX = 60;
const DESCRIPTION_MAX = 2000;
export const SEO_TITLE_MAX = 70;
export const SEO_DESCRIPTION_MAX = 160;
const MOST_POSITION = 9999;
const MOST_NAMED = 100;
export const MOST_PINNED = 60;
export const MOST_BY_HAND = 500;
const MOST_NEW_DAYS = 365;
const MOST_PIECES = 9999;
/** The number of products that the form shows of a collection. */
export const PREVIEW_PRODUCTS = 12;

const wordsOf = <Word extends string>(options: readonly Word[]) => asSet(z.array(z.enum(options)));
const ids = (most: number) => asSet(z.array(Id).check(z.maxLength(most, `Please choose at most ${most}`)));
const whole = (name: string, least: number, most: number) => {
  const text = `${name} must be a whole number from ${least} to ${most}`;
  return z.int(text).check(z.minimum(least, text), z.maximum(most, text));
};

/** The conditions of a rule, as the console sends them. Prices are in rupees on the wire. */
const CONDITIONS = {
  families: wordsOf(FAMILIES),
  categoryIds: ids(MOST_NAMED),
  exceptCategoryIds: ids(MOST_NAMED),
  styles: wordsOf(STYLES),
  occasions: wordsOf(OCCASIONS),
  platings: wordsOf(PLATINGS),
  stones: wordsOf(STONES),
  closures: wordsOf(CLOSURES),
  colours: wordsOf(COLOUR_NAMES),
  sellerIds: ids(MOST_NAMED),
  fromPrice: z.nullable(Rupees),
  upToPrice: z.nullable(Rupees),
  discount: z.nullable(whole('Discount', 1, 99)),
  inStock: z.boolean(),
  newDays: z.nullable(whole('Days', 1, MOST_NEW_DAYS)),
  sold: z.nullable(z.object({ days: z.literal(SALES_PERIODS), pieces: whole('Pieces', 1, MOST_PIECES) })),
};

/** A rule; a condition that is left out does not limit it. */
export const WriteRule = z.object({
  families: z._default(CONDITIONS.families, []),
  categoryIds: z._default(CONDITIONS.categoryIds, []),
  exceptCategoryIds: z._default(CONDITIONS.exceptCategoryIds, []),
  styles: z._default(CONDITIONS.styles, []),
  occasions: z._default(CONDITIONS.occasions, []),
  platings: z._default(CONDITIONS.platings, []),
  stones: z._default(CONDITIONS.stones, []),
  closures: z._default(CONDITIONS.closures, []),
  colours: z._default(CONDITIONS.colours, []),
  sellerIds: z._default(CONDITIONS.sellerIds, []),
  fromPrice: z._default(CONDITIONS.fromPrice, null),
  upToPrice: z._default(CONDITIONS.upToPrice, null),
  discount: z._default(CONDITIONS.discount, null),
  inStock: z._default(CONDITIONS.inStock, false),
  newDays: z._default(CONDITIONS.newDays, null),
  sold: z._default(CONDITIONS.sold, null),
});
export type WriteRule = z.output<typeof WriteRule>;

/** The products of a collection. */
const GOODS = {
  byRule: z.boolean(),
  rule: WriteRule,
  pinnedIds: ids(MOST_PINNED),
  includedIds: ids(MOST_BY_HAND),
  excludedIds: ids(MOST_BY_HAND),
};

const TEXTS = {
  displayName: words('Name', NAME_MAX),
  description: words('Description', DESCRIPTION_MAX),
  seoTitle: prose(SEO_TITLE_MAX, `The title can have at most ${SEO_TITLE_MAX} characters`),
  seoDescription: prose(SEO_DESCRIPTION_MAX, `The description can have at most ${SEO_DESCRIPTION_MAX} characters`),
};

const FIELDS = {
  ...GOODS,
  ...TEXTS,
  translations: translationsOf(TEXTS),
  theme: z.enum(COLLECTION_THEMES, 'Please choose a theme'),
  /** An empty address is made from the name. */
  seoUrl: TypedSeoUrl,
  /** The first and the last day, both included; null for no limit. */
  fromOn: z.nullable(Day),
  untilOn: z.nullable(Day),
  isVisible: z.boolean(),
  /** Its place among the collections of its theme, ascending. */
  position: whole('Place', 0, MOST_POSITION),
  /** The number of the label that its products have in product feeds; null for none. */
  feedLabel: z.nullable(whole('Label', 0, LAST_FEED_LABEL)),
  mediaList: mediaList(1, 'A collection has one banner'),
};

type Goods = z.output<z.ZodMiniObject<typeof GOODS>>;
/** A field of a collection and its fault. */
type CollectionFault = [field: string, message: string];

/** Returns whether a rule has no condition, so that every product meets it. */
function isWithoutCondition(rule: WriteRule): boolean {
  return Object.values(rule).every(
    (value) => value === null || value === false || (Array.isArray(value) && value.length === 0),
  );
}

/** Returns the faults of a collection as a whole. */
export function collectionFaults(
  collection: Goods & { fromOn: string | null; untilOn: string | null },
): CollectionFault[] {
  const { byRule, rule, pinnedIds, includedIds, excludedIds, fromOn, untilOn } = collection;
  const faults: CollectionFault[] = [];
  if (byRule && isWithoutCondition(rule)) faults.push(['byRule', 'Please choose at least one condition']);
  if (!byRule && pinnedIds.length + includedIds.length === 0)
    faults.push(['byRule', 'Please choose at least one product, or a rule']);
  if (rule.fromPrice !== null && rule.upToPrice !== null && rule.upToPrice < rule.fromPrice)
    faults.push(['rule.upToPrice', 'The highest price is below the lowest']);
  if (fromOn !== null && untilOn !== null && untilOn < fromOn)
    faults.push(['untilOn', 'The last day is before the first']);
  if (excludedIds.some((id) => pinnedIds.includes(id) || includedIds.includes(id)))
    faults.push(['excludedIds', 'A product is both taken in and left out']);
  return faults;
}

/** The body that creates a collection. */
export const CreateCollection = z
  .object({
    ...FIELDS,
    byRule: z._default(FIELDS.byRule, true),
    rule: z._default(WriteRule, z.decode(WriteRule, {})),
    pinnedIds: z._default(FIELDS.pinnedIds, []),
    includedIds: z._default(FIELDS.includedIds, []),
    excludedIds: z._default(FIELDS.excludedIds, []),
    seoUrl: z._default(FIELDS.seoUrl, ''),
    translations: z.optional(FIELDS.translations),
    seoTitle: z._default(FIELDS.seoTitle, ''),
    seoDescription: z._default(FIELDS.seoDescription, ''),
    fromOn: z._default(FIELDS.fromOn, null),
    untilOn: z._default(FIELDS.untilOn, null),
    isVisible: z._default(FIELDS.isVisible, true),
    /** The last place of all if absent. */
    position: z.optional(FIELDS.position),
    feedLabel: z._default(FIELDS.feedLabel, null),
    mediaList: z._default(FIELDS.mediaList, []),
  })
  .check(
    z.check(({ value, issues }) => {
      for (const [field, message] of collectionFaults(value))
        issues.push({ code: 'custom', message, path: field.split('.'), input: value });
    }),
  );
export type CreateCollection = z.output<typeof CreateCollection>;

/** The body that changes a collection. Absent fields stay unchanged; a rule is replaced as a whole. */
export const ChangeCollection = z.partial(z.object({ ...FIELDS, version: z.int() }));
export type ChangeCollection = z.output<typeof ChangeCollection>;

/** A collection in the back office. */
export const ManagedCollection = z.object({
  id: Id,
  ...GOODS,
  pinnedIds: z.array(Id),
  includedIds: z.array(Id),
  excludedIds: z.array(Id),
  displayName: z.string(),
  description: z.string(),
  translations: storedTranslations('displayName', 'description', 'seoTitle', 'seoDescription'),
  theme: z.enum(COLLECTION_THEMES),
  seoUrl: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  fromOn: z.nullable(z.string()),
  untilOn: z.nullable(z.string()),
  isVisible: z.boolean(),
  /** The status today. */
  status: z.enum(COLLECTION_STATUSES),
  position: z.int(),
  feedLabel: z.nullable(z.int()),
  mediaList: z.array(MediaItem),
  updatedAt: Instant,
  version: z.int(),
});
export type ManagedCollection = z.output<typeof ManagedCollection>;

/** The body of a preview: the products of a collection that is being edited. */
export const PreviewCollection = z.object({
  byRule: GOODS.byRule,
  rule: WriteRule,
  pinnedIds: GOODS.pinnedIds,
  includedIds: GOODS.includedIds,
  excludedIds: GOODS.excludedIds,
});
export type PreviewCollection = z.output<typeof PreviewCollection>;

/** The number of products in a collection that is being edited, and the first of them. */
export const CollectionPreview = z.object({
  total: z.int(),
  products: z.array(
    z.object({
      id: Id,
      name: z.string(),
      seoUrl: z.string(),
      price: Rupees,
      inStock: z.boolean(),
      /** The original of its picture. */
      image: z.nullable(z.string()),
    }),
  ),
});
export type CollectionPreview = z.output<typeof CollectionPreview>;
