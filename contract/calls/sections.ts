import * as z from 'zod/mini';
import { FESTIVAL_RULES } from '../shop/festivals.ts';
import {
  BLOCK_KINDS,
  isBlock,
  MOST_DAYS_BEFORE,
  MOST_GOODS,
  MOST_GOODS_OF_PAGE,
  MOST_QUESTIONS,
  MOST_REVIEWS,
  MOST_SECTIONS,
  MOST_TILES,
  SECTION_KINDS,
  SECTION_TEXT_MAX,
  SECTION_WORDS,
} from '../shop/sections.ts';
import type { BlockKind } from '../shop/sections.ts';
import { LinkTarget } from './links.ts';
import { asSet, namedOnce, unnamed } from './lists.ts';
import { AltText, Focus } from './media.ts';
import { wholeTranslationsOf } from './translations.ts';
import { emptyOr, Id, Instant, words } from './wire.ts';

const HEADING_MAX = 80;
const TEXT_MAX = 200;
const LABEL_MAX = 60;

const Heading = words('Heading', HEADING_MAX);
/** May be empty. */
const shortText = (name: string, max: number) =>
  emptyOr(words(name, max), `${name} can have at most ${max} characters`);

const QUESTION = { question: words('Question', TEXT_MAX), answer: words('Answer', 2000) };

const NO_PICTURE = 'Please choose a picture';
/** A picture of the library, with its focal point on this page. */
export const SectionPicture = z.object(
  {
    key: z.string(NO_PICTURE).check(z.minLength(1, NO_PICTURE), z.maxLength(200)),
    altText: AltText,
    /** Null for the picture's own focal point. */
    focus: z.nullable(Focus),
  },
  NO_PICTURE,
);
export type SectionPicture = z.output<typeof SectionPicture>;

const Label = words('Words of the link', LABEL_MAX);
const Link = z.object({ label: Label, translations: wholeTranslationsOf({ label: Label }), target: LinkTarget });

function counted(name: string, most: number) {
  const error = `${name} must be a whole number from 1 to ${most}`;
  return z.int(error).check(z.minimum(1, error), z.maximum(most, error));
}

const UNKNOWN_FESTIVAL = 'Please choose a festival';
const DAYS_BEFORE = `Days before must be a whole number from 0 to ${MOST_DAYS_BEFORE}`;

/** Returns the schema of a section's times, with instants in a form. */
function timesOf<At extends z.ZodMiniType<number>>(at: At) {
  return z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('dates'), from: z.nullable(at), until: z.nullable(at) }).check(({ value, issues }) => {
        // TypeScript does not resolve the fields of a generic schema.
        const { from, until } = value as unknown as { from: number | null; until: number | null };
        if (from === null && until === null)
          issues.push({ code: 'custom', message: 'Please enter a beginning or an end', path: ['from'], input: value });
        else if (from !== null && until !== null && until <= from)
          issues.push({
            code: 'custom',
            message: 'The end must be after the beginning',
            path: ['until'],
            input: value,
          });
      }),
      z.object({
        kind: z.literal('festival'),
        festival: z.enum(FESTIVAL_RULES, UNKNOWN_FESTIVAL),
        daysBefore: z.int(DAYS_BEFORE).check(z.minimum(0, DAYS_BEFORE), z.maximum(MOST_DAYS_BEFORE, DAYS_BEFORE)),
      }),
    ]),
  );
}

const ID = 'The id of a section has 1 to 24 small letters, digits and hyphens';

/** Returns the schema of a section of any kind, with instants in a form. */
function sectionOf<At extends z.ZodMiniType<number>>(at: At) {
  const every = {
    /** Unique on its page; stays when the section moves. */
    id: z.string(ID).check(z.regex(/^[a-z0-9][a-z0-9-]{0,23}$/, ID)),
    isHidden: z.boolean(),
    when: timesOf(at),
  };
  const block = <Kind extends BlockKind>(kind: Kind) => z.object({ ...every, kind: z.literal(kind) });
  return z.discriminatedUnion(
    'kind',
    [
      block('season'),
      block('categories'),
      block('price-doors'),
      block('best-sellers'),
      block('styles'),
      block('festival'),
      block('new-arrivals'),
      block('photographs'),
      block('promises'),
      block('recently-viewed'),
      block('questions'),
      z.object({
        ...every,
        kind: z.literal('hero'),
        heading: Heading,
        text: shortText('Text', TEXT_MAX),
        translations: wholeTranslationsOf({ heading: Heading, text: words('Text', TEXT_MAX) }),
        picture: SectionPicture,
        link: z.nullable(Link),
      }),
      z.object({
        ...every,
        kind: z.literal('tiles'),
        heading: Heading,
        translations: wholeTranslationsOf({ heading: Heading }),
        tiles: unnamed(
          z
            .array(z.object({ ...Link.shape, picture: z.nullable(SectionPicture) }))
            .check(
              z.minLength(1, 'Please add a tile'),
              z.maxLength(MOST_TILES, `There can be at most ${MOST_TILES} tiles`),
            ),
        ),
      }),
      z.object({
        ...every,
        kind: z.literal('goods'),
        heading: Heading,
        translations: wholeTranslationsOf({ heading: Heading }),
        of: z.enum(['collection', 'category'], 'Please choose a collection or a category'),
        seoUrl: z.string('Please choose one').check(z.minLength(1, 'Please choose one'), z.maxLength(120)),
        count: counted('The number of products', MOST_GOODS),
      }),
      z.object({
        ...every,
        kind: z.literal('products'),
        heading: Heading,
        translations: wholeTranslationsOf({ heading: Heading }),
        /** In display order. */
        productIds: asSet(
          z
            .array(Id)
            .check(
              z.minLength(1, 'Please choose a product'),
              z.maxLength(MOST_GOODS, `There can be at most ${MOST_GOODS} products`),
            ),
        ),
      }),
      z.object({
        ...every,
        kind: z.literal('text'),
        /** HTML as in posts of the blog; disallowed markup is removed. */
        html: words('Text', SECTION_TEXT_MAX),
        translations: wholeTranslationsOf({ html: words('Text', SECTION_TEXT_MAX) }),
      }),
      z.object({
        ...every,
        kind: z.literal('reviews'),
        heading: Heading,
        translations: wholeTranslationsOf({ heading: Heading }),
        /** Chosen reviews in their order; empty for the newest good ones. */
        reviewIds: asSet(z.array(Id).check(z.maxLength(MOST_REVIEWS, `There can be at most ${MOST_REVIEWS} reviews`))),
        count: counted('The number of reviews', MOST_REVIEWS),
      }),
      z.object({ ...every, kind: z.literal('newsletter') }),
      z.object({
        ...every,
        kind: z.literal('faq'),
        heading: Heading,
        translations: wholeTranslationsOf({ heading: Heading }),
        entries: unnamed(
          z
            .array(z.object({ ...QUESTION, translations: wholeTranslationsOf(QUESTION) }))
            .check(
              z.minLength(1, 'Please add a question'),
              z.maxLength(MOST_QUESTIONS, `There can be at most ${MOST_QUESTIONS} questions`),
            ),
        ),
      }),
    ],
    { error: `A section is one of: ${SECTION_KINDS.join(', ')}` },
  );
}

/** A section of an arranged page. */
export const Section = sectionOf(Instant);
export type Section = z.output<typeof Section>;
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;

/** A section as it is stored: with instants in epoch milliseconds. */
const StoredSection = sectionOf(z.int());

/** Returns the stored sections that are valid. A broken one is left out, so that it is never rendered. */
export function readSections(stored: unknown): Section[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one): Section[] => {
    const read = StoredSection.safeParse(one);
    return read.success ? [read.data] : [];
  });
}

/** The sections of a page in their order. */
export const Sections = namedOnce(
  z.array(Section).check(z.maxLength(MOST_SECTIONS, `A page can have at most ${MOST_SECTIONS} sections`)),
  'section',
  'id',
);

/** Returns the most products of a row of goods; 0 for other sections. */
function productsOf(section: Section): number {
  if (section.kind === 'products') return section.productIds.length;
  return section.kind === 'goods' ? section.count : 0;
}

/** Yields the faults of sections that are valid one by one, with the path of each. */
export function* sectionFaults(
  sections: readonly Section[],
  isHome: boolean,
): Generator<{ path: (string | number)[]; message: string }> {
  const kinds = sections.map(({ kind }) => kind);
  for (const [at, kind] of kinds.entries()) {
    if (!isBlock(kind) || kinds.indexOf(kind) === at) continue;
    yield { path: [at, 'kind'], message: `A page can have “${SECTION_WORDS[kind].name}” only once` };
  }
  const goods = sections.reduce((sum, section) => sum + productsOf(section), 0);
  if (goods > MOST_GOODS_OF_PAGE) {
    const last = sections.findLastIndex((section) => productsOf(section) > 0);
    yield {
      path: [last, sections[last]!.kind === 'goods' ? 'count' : 'productIds'],
      message: `A page can have at most ${MOST_GOODS_OF_PAGE} products in rows; these are ${goods}`,
    };
  }
  const missing = isHome ? BLOCK_KINDS.filter((kind) => !kinds.includes(kind)) : [];
  if (missing.length > 0) {
    const names = missing.map((kind) => `“${SECTION_WORDS[kind].name}”`).join(', ');
    yield { path: [], message: `The home page keeps its blocks. Please hide these instead: ${names}` };
  }
}
