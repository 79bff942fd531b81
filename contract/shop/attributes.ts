/**
 * Attributes of products, typed for each family of pieces. Filters, the size guide, feeds and structured data read
 * them. So a value is one of the trade's words if there is a list.
 */
import * as z from 'zod/mini';

/** The kinds of pieces in a category. The family decides which attributes a product must state. */
export const FAMILIES = [
  'necklace',
  'chain',
  'earring',
  'bangle',
  'bracelet',
  'ring',
  'nose',
  'head',
  'hair',
  'anklet',
  'toe-ring',
  'waist',
  'armlet',
  'pin',
  'watch',
] as const;
export type Family = (typeof FAMILIES)[number];

/** The law forbids 'gold' as a bare claim, so each value names a plating, a tone or another metal. */
export const PLATINGS = [
  '1-gram gold plated',
  'Micro gold plated',
  'Antique gold plated',
  'Matte gold plated',
  'Gold-tone plated',
  'Rose-gold-tone plated',
  'Rhodium plated',
  'Silver-tone plated',
  'Two-tone plated',
  'Oxidised',
  'Black-tone plated',
  'Unplated',
] as const;

/** `Glass` is for pieces without any metal. */
export const BASE_METALS = [
  'Brass',
  'Copper',
  'Brass alloy',
  'Zinc alloy',
  'German silver',
  'Stainless steel',
  'Glass',
] as const;

export const STONES = [
  'AD (American diamond)',
  'Kundan-look glass',
  'Polki-look glass',
  'Kemp',
  'Pearl bead',
  'Coloured stone',
  'Glass crystal',
  'Meenakari enamel',
  'Black bead',
  'Glass bead',
  'No stone',
] as const;

export const STYLES = [
  'Temple',
  'Kundan',
  'AD',
  'Antique',
  'Meenakari',
  'Oxidised',
  'Pearl',
  'Polki',
  'Minimal',
  'Contemporary',
  'Traditional',
] as const;

export const OCCASIONS = [
  'Bridal',
  'Wedding guest',
  'Haldi and mehndi',
  'Festive',
  'Puja',
  'Party',
  'Office',
  'Daily',
  'Dance',
] as const;

export const CLOSURES = [
  'Adjustable dori',
  'Hook with back chain',
  'Lobster clasp with extender',
  'Screw lock',
  'South screw',
  'Push back',
  'Fish hook',
  'Hinged lever',
  'Clip-on',
  'Slip-on',
  'Openable with screw',
  'Openable with clasp',
  'Adjustable',
  'Fixed size',
  'Wire hook',
  'Nose wire',
  'Nose screw',
  'Pin with safety catch',
  'U pin',
  'Hair clip',
  'Comb',
  'Fold-over clasp',
  'Buckle',
] as const;

export const MOVEMENTS = ['Quartz', 'Quartz chronograph'] as const;

/** The words of the attributes with a list: one of them, or several. */
export const FACT_WORDS = {
  one: { plating: PLATINGS, baseMetal: BASE_METALS, style: STYLES, closure: CLOSURES, movement: MOVEMENTS },
  some: { stone: STONES, occasion: OCCASIONS },
} as const;

/** The attributes that watches have in addition. */
export const WATCH_FACTS = ['movement', 'waterResistance'] as const;

const text = z.string().check(z.minLength(2), z.maxLength(300));

/** Attributes of all jewellery. Attributes outside this list are refused. */
const jewellery = {
  plating: z.enum(PLATINGS),
  /** Thickness in micron, only if it was tested. */
  platingMicron: z.optional(z.string().check(z.regex(/^\d+(\.\d+)?$/))),
  baseMetal: z.enum(BASE_METALS),
  stone: z.array(z.enum(STONES)).check(z.minLength(1)),
  style: z.enum(STYLES),
  occasion: z.array(z.enum(OCCASIONS)).check(z.minLength(1)),
  closure: z.enum(CLOSURES),
  /** The contents of the box, with numbers: '1 necklace, 1 pair of earrings'. */
  setContents: text,
  /** In millimetres or inches, with the part's name: 'Pendant 42 mm × 30 mm'. */
  dimensions: text,
  warranty: text,
  care: text,
};
const Jewellery = z.strictObject(jewellery);
const Watch = z.strictObject({ ...jewellery, movement: z.enum(MOVEMENTS), waterResistance: text });

/**
 * Returns the schema of a family's attributes. A watch has attributes of its movement in addition; all other families
 * are jewellery.
 */
export function attributesOf(family: Family): z.ZodMiniType<ProductAttributes> {
  return family === 'watch' ? Watch : Jewellery;
}

const SomeJewellery = z.partial(Jewellery);
const SomeOfWatch = z.partial(Watch);

type SomeAttributes = { [Fact in keyof ProductAttributes]?: ProductAttributes[Fact] | undefined };

/**
 * Returns the schema for an incomplete product: some of the attributes, or any of them if the category has no family.
 */
export function someAttributesOf(family: Family | null): z.ZodMiniType<SomeAttributes> {
  return family === 'watch' || family === null ? SomeOfWatch : SomeJewellery;
}

/** Returns the names of the missing attributes of a family. */
export function lackingFacts(family: Family | null, attributes: SomeAttributes): string[] {
  if (family === null) return [];
  const read = attributesOf(family).safeParse(attributes);
  return [...new Set(read.error?.issues.map(({ path }) => String(path[0])) ?? [])];
}

export interface ProductAttributes {
  plating: (typeof PLATINGS)[number];
  platingMicron?: string | undefined;
  baseMetal: (typeof BASE_METALS)[number];
  stone: (typeof STONES)[number][];
  style: (typeof STYLES)[number];
  occasion: (typeof OCCASIONS)[number][];
  closure: (typeof CLOSURES)[number];
  setContents: string;
  dimensions: string;
  warranty: string;
  care: string;
  movement?: (typeof MOVEMENTS)[number] | undefined;
  waterResistance?: string | undefined;
}
