import * as z from 'zod/mini';
import { LANGUAGES } from '../languages.ts';
import { isSeoUrl } from '../shop/slug.ts';
import { PAGE_STATUSES } from '../states/page.ts';
import { Section, Sections, sectionFaults } from './sections.ts';
import { storedTranslations, translationsOf, wholeTranslationsOf } from './translations.ts';
import { emptyOr, Id, Instant, prose, words, wholeCheck } from './wire.ts';
import type { Fault } from './wire.ts';

/** The id of the home page among the arranged pages. */
export const HOME_PAGE_ID = 1;
export const PAGE_TITLE_MAX = 120;
export const PAGE_DESCRIPTION_MAX = 300;

/** An own page's address below `/pages/`. An empty one is made from the title. */
const Slug = z.string().check(
  z.trim(),
  z.refine(
    (text) => text === '' || isSeoUrl(text),
    'Please use 3 to 120 small letters, digits and single hyphens, and no word of the shop itself',
  ),
);

const TEXTS = {
  title: words('Title', PAGE_TITLE_MAX),
  description: words('Description', PAGE_DESCRIPTION_MAX),
};

const fields = {
  title: TEXTS.title,
  translations: translationsOf(TEXTS),
  slug: Slug,
  /** For search engines and shared links. */
  description: emptyOr(TEXTS.description, `Description can have at most ${PAGE_DESCRIPTION_MAX} characters`),
  status: z.enum(PAGE_STATUSES),
  /** A published page is shown between these; null for no bound. */
  from: z.nullable(Instant),
  until: z.nullable(Instant),
  sections: Sections,
};
const REASON_MAX = 300;
/** Shown with the versions and in the audit log; may be empty. */
const Reason = prose(REASON_MAX, `A reason can have at most ${REASON_MAX} characters`);

function checkPage(
  {
    sections,
    from,
    until,
  }: { sections?: Section[] | undefined; from?: number | null | undefined; until?: number | null | undefined },
  fault: Fault,
): void {
  for (const { path, message } of sectionFaults(sections ?? [], false)) fault(message, 'sections', ...path);
  if (from != null && until != null && until <= from) fault('The end must be after the beginning', 'until');
}

/** A new own page. */
export const NewArrangedPage = z
  .object({
    ...fields,
    slug: z._default(Slug, ''),
    description: z._default(fields.description, ''),
    translations: z.optional(fields.translations),
    status: z._default(fields.status, 'draft'),
    from: z._default(fields.from, null),
    until: z._default(fields.until, null),
    sections: z._default(Sections, []),
  })
  .check(wholeCheck(checkPage));
export type NewArrangedPage = z.output<typeof NewArrangedPage>;

/** Absent fields stay unchanged. Of the home page only its sections can be changed. */
export const ChangeArrangedPage = z
  .partial(z.object({ ...fields, version: z.int(), reason: Reason }))
  .check(wholeCheck(checkPage));
export type ChangeArrangedPage = z.output<typeof ChangeArrangedPage>;

/** A page in the console's list. */
export const ListedArrangedPage = z.object({
  id: Id,
  isHome: z.boolean(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  status: z.enum(PAGE_STATUSES),
  from: z.nullable(Instant),
  until: z.nullable(Instant),
  /** Whether shoppers see it now. */
  isShown: z.boolean(),
  updatedAt: Instant,
  version: z.int(),
});
export type ListedArrangedPage = z.output<typeof ListedArrangedPage>;

export const ArrangedPageRow = z.extend(ListedArrangedPage, {
  translations: storedTranslations('title', 'description'),
  sections: z.array(Section),
  /** Whether it is the home page in its default arrangement. */
  isDefault: z.boolean(),
});
export type ArrangedPageRow = z.output<typeof ArrangedPageRow>;

/** A former state of a page: its author, time and reason, newest first. */
export const ArrangedPageVersions = z.object({
  versions: z.array(
    z.object({
      version: z.int(),
      at: Instant,
      name: z.nullable(z.string()),
      email: z.nullable(z.string()),
      reason: z.string(),
      title: z.string(),
      slug: z.string(),
      description: z.string(),
      translations: storedTranslations('title', 'description'),
      status: z.enum(PAGE_STATUSES),
      from: z.nullable(Instant),
      until: z.nullable(Instant),
      sections: z.array(Section),
    }),
  ),
});
export type ArrangedPageVersions = z.output<typeof ArrangedPageVersions>;

/** The values of an editor's form, for a preview before saving. Nothing is stored. */
export const PreviewArrangedPage = z.object({
  isHome: z.boolean(),
  title: emptyOr(TEXTS.title, `Title can have at most ${PAGE_TITLE_MAX} characters`),
  translations: wholeTranslationsOf({ title: TEXTS.title }),
  sections: Sections,
  /** The language of the page. */
  language: z._default(z.enum(LANGUAGES), 'en'),
  /** The moment to preview; now if it is missing. */
  at: z.optional(Instant),
});
export type PreviewArrangedPage = z.output<typeof PreviewArrangedPage>;

/** The page as HTML of the storefront. */
export const DrawnArrangedPage = z.object({ page: z.string() });
export type DrawnArrangedPage = z.output<typeof DrawnArrangedPage>;
