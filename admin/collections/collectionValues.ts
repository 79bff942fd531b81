import * as z from 'zod/mini';
import type { CollectionTheme, SalesPeriod } from '#contract/calls/collections.ts';
import { ChangeCollection, collectionFaults, CreateCollection } from '#contract/calls/managed-collections.ts';
import type { PreviewCollection, WriteRule } from '#contract/calls/managed-collections.ts';
import type { CollectionRecord, MediaRecord } from '../providers/records.ts';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import type { ErrorTexts } from '../ui/form/fieldErrors.ts';
import { pickFields, textsOf } from '../ui/form/formValues.ts';
import { hindiShown, translationsToSend } from '../ui/form/hindiTexts.ts';
import type { TranslationValues } from '../ui/form/hindiTexts.ts';
import { words } from '../words/en/collections.ts';
import { common } from '../words/en/common.ts';

type RuleRecord = CollectionRecord['rule'];

/** The rule's values; an emptied list or number is null. */
type RuleValues = { [Field in Exclude<keyof RuleRecord, 'sold'>]?: RuleRecord[Field] | null } & {
  sold?: { days: SalesPeriod | null; pieces: number | null } | null;
};

/** The texts that a collection may have in Hindi, too. */
const TRANSLATED = ['displayName', 'description', 'seoTitle', 'seoDescription'] as const;

/** The form's values; an emptied field is null. */
export interface CollectionValues {
  displayName: string | null;
  theme: CollectionTheme | null;
  description: string | null;
  translations: TranslationValues<(typeof TRANSLATED)[number]>;
  seoUrl: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  fromOn: string | null;
  untilOn: string | null;
  isVisible: boolean;
  position: number | null;
  feedLabel: number | null;
  mediaList: MediaRecord[];
  byRule: boolean;
  rule: RuleValues;
  pinnedIds: number[] | null;
  includedIds: number[] | null;
  excludedIds: number[] | null;
}

export const NEW_COLLECTION: CollectionValues = {
  displayName: '',
  theme: null,
  description: '',
  translations: {},
  seoUrl: '',
  seoTitle: '',
  seoDescription: '',
  fromOn: null,
  untilOn: null,
  isVisible: true,
  position: null,
  feedLabel: null,
  mediaList: [],
  byRule: true,
  rule: {},
  pinnedIds: [],
  includedIds: [],
  excludedIds: [],
};

export const valuesOf = (collection: CollectionRecord): CollectionValues =>
  pickFields(NEW_COLLECTION, collection as CollectionValues);

/** Returns the body's rule: a condition that was emptied is left out. */
function ruleToSend({ sold, ...rule }: RuleValues): z.input<typeof WriteRule> {
  const given = Object.entries(rule).filter(([, value]) => value !== null && value !== undefined);
  return {
    ...(Object.fromEntries(given) as z.input<typeof WriteRule>),
    ...(sold?.days && { sold: { days: sold.days, pieces: sold.pieces ?? 1 } }),
  };
}

/** Returns the conditions that limit a rule, in the order of their names, so that equal rules have equal texts. */
function conditionsOf(rule: RuleValues): Record<string, unknown> {
  const limiting = Object.entries(ruleToSend(rule)).filter(
    ([, value]) => value !== false && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(limiting.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the values with only the conditions that limit the rule, to compare them with those of others. */
export function comparable(values: CollectionValues): CollectionValues {
  return { ...values, rule: conditionsOf(values.rule) as RuleValues };
}

/** Returns the body of a preview of the products. */
export function goodsToSend(values: CollectionValues): z.input<typeof PreviewCollection> {
  const { byRule, rule, pinnedIds, includedIds, excludedIds } = values;
  return {
    byRule,
    rule: ruleToSend(rule ?? {}),
    pinnedIds: pinnedIds ?? [],
    includedIds: includedIds ?? [],
    excludedIds: excludedIds ?? [],
  };
}

/** Returns the body of a new or changed collection. */
export function collectionToSend(values: CollectionValues): z.input<typeof CreateCollection> {
  const { position, theme, fromOn, untilOn, isVisible, feedLabel, mediaList } = values;
  return {
    ...goodsToSend(values),
    ...textsOf(values, ['displayName', 'description', 'seoUrl', 'seoTitle', 'seoDescription']),
    translations: translationsToSend(values.translations, TRANSLATED),
    // The API names the missing theme.
    theme: theme as CollectionTheme,
    fromOn: fromOn || null,
    untilOn: untilOn || null,
    isVisible,
    feedLabel: feedLabel ?? null,
    mediaList,
    ...(position !== null && { position }),
  };
}

/** Returns the errors of the API's schema, by the path of their field. */
export function collectionErrors(values: CollectionValues): ErrorTexts {
  const sent = collectionToSend(values);
  const errors = errorsOf(CreateCollection, sent);
  // The schema checks the whole only if each field is valid.
  const parsed = z.safeDecode(ChangeCollection, {
    ...sent,
    theme: undefined,
    displayName: undefined,
    description: undefined,
  });
  if (!parsed.success) return errors;
  const {
    byRule = true,
    rule,
    pinnedIds = [],
    includedIds = [],
    excludedIds = [],
    fromOn = null,
    untilOn = null,
  } = parsed.data;
  const whole = { byRule, rule: rule!, pinnedIds, includedIds, excludedIds, fromOn, untilOn };
  return { ...Object.fromEntries(collectionFaults(whole)), ...errors };
}

const counted = (ids: readonly unknown[] | null) => String(ids?.length ?? 0);

export const COLLECTION_FIELDS: FieldLabels<CollectionValues> = {
  displayName: [common.name],
  theme: [words.theme],
  description: [common.description],
  translations: [common.inHindi, hindiShown],
  seoUrl: [common.seoUrl],
  seoTitle: [words.seoTitle],
  seoDescription: [words.seoDescription],
  fromOn: [common.from],
  untilOn: [common.until],
  isVisible: [words.visible],
  position: [common.place],
  feedLabel: [words.labelInProductFeeds, (label) => (label === null ? 'none' : String(label))],
  mediaList: [words.banner, counted],
  byRule: [words.byARule],
  rule: [words.rule, (rule) => words.countConditions(Object.keys(conditionsOf(rule)).length)],
  pinnedIds: [words.atTheFront, counted],
  includedIds: [words.takenIn, counted],
  excludedIds: [words.leftOut, counted],
};
