import type * as z from 'zod/mini';
import { ChangeArrangedPage } from '#contract/calls/arranged-pages.ts';
import type { NewArrangedPage } from '#contract/calls/arranged-pages.ts';
import type { LinkKind } from '#contract/calls/links.ts';
import { seoUrlFrom } from '#contract/shop/slug.ts';
import { SECTION_WORDS } from '#contract/shop/sections.ts';
import type { SectionKind } from '#contract/shop/sections.ts';
import type { PageStatus } from '#contract/states/page.ts';
import type { PageRecord, SectionRecord } from '../providers/records.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import type { ErrorTexts } from '../ui/form/fieldErrors.ts';
import { pickFields } from '../ui/form/formValues.ts';
import { translationsToSend } from '../ui/form/hindiTexts.ts';
import type { TranslationValues } from '../ui/form/hindiTexts.ts';
import { words } from '../words/en/pages.ts';

/** A link's target as form values: the field of its kind is filled. */
export interface TargetValues {
  kind: LinkKind;
  seoUrl?: string | null;
  pageId?: number | null;
  page?: string | null;
  path?: string | null;
  url?: string | null;
}

/** A link as form values. A link without words is none. */
export interface LinkValues {
  label: string | null;
  translations?: TranslationValues<'label'> | undefined;
  target: TargetValues;
}

export interface PictureValues {
  key: string;
  altText: string | null;
  focus: { x: number; y: number } | null;
}

/** A section as form values: the fields of its kind are filled, and an emptied text is null. */
export interface SectionValues {
  kind: SectionKind;
  id: string;
  isHidden: boolean;
  when: SectionRecord['when'];
  heading?: string | null;
  translations?: TranslationValues<'heading' | 'text' | 'html'> | undefined;
  text?: string | null;
  picture?: PictureValues | null;
  link?: LinkValues;
  tiles?: (LinkValues & { picture: PictureValues | null })[];
  of?: 'collection' | 'category';
  seoUrl?: string | null;
  count?: number | null;
  html?: string | null;
  productIds?: number[];
  reviewIds?: number[];
  entries?: {
    question: string | null;
    answer: string | null;
    translations?: TranslationValues<'question' | 'answer'> | undefined;
  }[];
}

export interface PageValues {
  title: string | null;
  slug: string | null;
  description: string | null;
  translations: TranslationValues<'title' | 'description'>;
  status: PageStatus;
  from: string | null;
  until: string | null;
  sections: SectionValues[];
  reason: string | null;
}

export const NEW_PAGE: PageValues = {
  title: '',
  slug: '',
  description: '',
  translations: {},
  status: 'draft',
  from: null,
  until: null,
  sections: [],
  reason: '',
};

export const NO_LINK: LinkValues = { label: '', target: { kind: 'collection', seoUrl: '' } };

/** Returns the form values of a page. */
export function valuesOf({ sections, ...page }: PageRecord): PageValues {
  return { ...pickFields(NEW_PAGE, { ...page, sections: sections.map(sectionValuesOf), reason: '' }) };
}

export function sectionValuesOf(section: SectionRecord): SectionValues {
  if (section.kind === 'hero') return { ...section, link: section.link ?? NO_LINK };
  return section;
}

/** Returns a new section with empty fields. Its id is free among the given ones. */
export function newSection(kind: SectionKind, taken: readonly string[]): SectionValues {
  const numbered = (number: number): string =>
    taken.includes(`${kind}-${number}`) ? numbered(number + 1) : `${kind}-${number}`;
  const id = taken.includes(kind) ? numbered(2) : kind;
  return { kind, id, isHidden: false, when: null, ...EMPTY[kind] };
}

const EMPTY: Partial<Record<SectionKind, Partial<SectionValues>>> = {
  hero: { heading: '', text: '', picture: null, link: NO_LINK },
  tiles: { heading: '', tiles: [{ ...NO_LINK, picture: null }] },
  goods: { heading: '', of: 'collection', seoUrl: '', count: 8 },
  products: { heading: '', productIds: [] },
  text: { html: '' },
  reviews: { heading: words.whatCustomersSay, reviewIds: [], count: 6 },
  faq: { heading: words.questionsAndAnswers, entries: [{ question: '', answer: '' }] },
};

/** Returns a section for the request: without empty links, and with '' for an emptied text. */
function sectionToSend({ kind, id, isHidden, when, ...values }: SectionValues): unknown {
  const every = { kind, id, isHidden, when };
  const heading = values.heading ?? '';
  const translations = translationsToSend(values.translations, ['heading']);
  switch (kind) {
    case 'hero':
      return {
        ...every,
        heading,
        translations: translationsToSend(values.translations, ['heading', 'text']),
        text: values.text ?? '',
        picture: pictureToSend(values.picture),
        link: values.link?.label ? linkToSend(values.link) : null,
      };
    case 'tiles':
      return {
        ...every,
        heading,
        translations,
        tiles: (values.tiles ?? []).map((tile) => ({ ...linkToSend(tile), picture: pictureToSend(tile.picture) })),
      };
    case 'goods':
      return { ...every, heading, translations, of: values.of, seoUrl: values.seoUrl ?? '', count: values.count };
    case 'products':
      return { ...every, heading, translations, productIds: values.productIds ?? [] };
    case 'text':
      return {
        ...every,
        html: values.html ?? '',
        translations: translationsToSend(values.translations, ['html']),
      };
    case 'reviews':
      return { ...every, heading, translations, reviewIds: values.reviewIds ?? [], count: values.count };
    case 'faq':
      return {
        ...every,
        heading,
        translations,
        entries: (values.entries ?? []).map(({ question, answer, translations: ofEntry }) => ({
          question: question ?? '',
          answer: answer ?? '',
          translations: translationsToSend(ofEntry, ['question', 'answer']),
        })),
      };
    default:
      return every;
  }
}

const pictureToSend = (picture: PictureValues | null | undefined) =>
  picture ? { ...picture, altText: picture.altText ?? '' } : null;

/** Returns a link for the request: with the field of its kind only. */
export function linkToSend({ label, translations, target }: LinkValues) {
  return {
    label: label ?? '',
    translations: translationsToSend(translations, ['label']),
    target: targetToSend(target),
  };
}

function targetToSend({ kind, seoUrl, pageId, page, path, url }: TargetValues) {
  switch (kind) {
    case 'page':
      return { kind, pageId: pageId ?? 0 };
    case 'built-in':
      return { kind, page: page ?? '' };
    case 'address':
      return { kind, path: path ?? '' };
    case 'link':
      return { kind, url: url ?? '' };
    default:
      return { kind, seoUrl: seoUrl ?? '' };
  }
}

/** Returns the sections of the request. The API's schema checks them. */
export function sectionsToSend(sections: readonly SectionValues[]): z.input<typeof NewArrangedPage>['sections'] {
  return sections.map(sectionToSend) as z.input<typeof NewArrangedPage>['sections'];
}

/** Returns the body of the request for an own page. */
export function pageToSend(values: PageValues): z.input<typeof ChangeArrangedPage> {
  const { title, slug, description, translations, status, from, until, sections, reason } = values;
  return {
    title: title ?? '',
    slug: slug ?? '',
    description: description ?? '',
    translations: translationsToSend(translations, ['title', 'description']),
    status,
    from: from || null,
    until: until || null,
    sections: sectionsToSend(sections),
    reason: reason ?? '',
  };
}

/** Returns the body of the request for the home page. */
export function homeToSend({ sections, reason }: PageValues): z.input<typeof ChangeArrangedPage> {
  return { sections: sectionsToSend(sections), reason: reason ?? '' };
}

/** Returns the body of a new page. If the slug is that of the title, it is left out and the API makes a free one. */
export function newPageToSend(values: PageValues): z.input<typeof NewArrangedPage> {
  const { reason: _, ...page } = pageToSend(values) as z.input<typeof NewArrangedPage> & { reason: string };
  return { ...page, slug: page.slug === slugOf(page.title) ? '' : page.slug };
}

/** Returns the slug made of a title. */
export function slugOf(title: string): string {
  return title.trim() === '' ? '' : seoUrlFrom(title, 'page');
}

/** Returns the errors of the API's schema, by field. */
export function pageErrors(values: PageValues, isHome: boolean): ErrorTexts {
  return errorsOf(ChangeArrangedPage, isHome ? homeToSend(values) : pageToSend(values));
}

/** Returns the sections in their order, in words: each with its name, heading and state. */
export function sectionsInWords(sections: readonly SectionValues[]): string {
  return sections
    .map(({ kind, heading, isHidden, when }, place) => {
      const name = SECTION_WORDS[kind].name;
      const state = [isHidden && words.hiddenSection, when && words.sectionAtTimes].filter(Boolean).join(', ');
      return `${place + 1}. ${heading ? `${name}: ${heading}` : name}${state && ` (${state})`}`;
    })
    .join('\n');
}
