import * as z from 'zod/mini';
import { LETTER_KINDS, SECTION_WORDS } from '../shop/sections.ts';
import type { LetterKind } from '../shop/sections.ts';
import { LETTER_STATUSES } from '../states/letter.ts';
import { Section, Sections, sectionFaults } from './sections.ts';
import { emptyOr, Id, Instant, prose, SignedSum, words, wholeCheck } from './wire.ts';
import type { Fault } from './wire.ts';

export const LETTER_SUBJECT_MAX = 120;
export const LETTER_PREVIEW_MAX = 160;
const REASON_MAX = 300;
const NO_REASON = 'Please give a reason';

const fields = {
  subject: words('Subject', LETTER_SUBJECT_MAX),
  /** The line that a list of mails shows next to the subject; may be empty. */
  preview: emptyOr(
    words('Preview line', LETTER_PREVIEW_MAX),
    `Preview line can have at most ${LETTER_PREVIEW_MAX} characters`,
  ),
  sections: Sections,
};

export function isLetterKind(kind: string): kind is LetterKind {
  return (LETTER_KINDS as readonly string[]).includes(kind);
}

function checkLetter({ sections = [] }: { sections?: Section[] | undefined }, fault: Fault): void {
  for (const { path, message } of sectionFaults(sections, false)) fault(message, 'sections', ...path);
  for (const [at, { kind }] of sections.entries())
    if (!isLetterKind(kind)) fault(`A letter cannot have “${SECTION_WORDS[kind].name}”`, 'sections', at, 'kind');
}

/** A new letter of the newsletter: a draft. */
export const NewLetter = z
  .object({ ...fields, preview: z._default(fields.preview, ''), sections: z._default(Sections, []) })
  .check(wholeCheck(checkLetter));
export type NewLetter = z.output<typeof NewLetter>;

/** Absent fields stay unchanged. */
export const ChangeLetter = z
  .partial(
    z.object({
      ...fields,
      version: z.int(),
      /** Shown with the versions and in the audit log; may be empty. */
      reason: prose(REASON_MAX, `A reason can have at most ${REASON_MAX} characters`),
    }),
  )
  .check(wholeCheck(checkLetter));
export type ChangeLetter = z.output<typeof ChangeLetter>;

/** A letter in the console's list. */
export const ListedLetter = z.object({
  id: Id,
  subject: z.string(),
  preview: z.string(),
  status: z.enum(LETTER_STATUSES),
  /** The time to begin; null for a draft. */
  sendAt: z.nullable(Instant),
  startedAt: z.nullable(Instant),
  finishedAt: z.nullable(Instant),
  /** The number of subscribers it was sent to, and that still wait for it. */
  sent: z.int(),
  waiting: z.int(),
  /** Subscribers who had enough letters in the week before. */
  skipped: z.int(),
  /** Subscribers whose address the mail service refused for good. */
  bounced: z.int(),
  /** Subscribers whose mail failed at every attempt. */
  failed: z.int(),
  /** Subscribers who unsubscribed by the link of this letter. */
  ended: z.int(),
  /** Orders, and what they sold, of visits that began at a link of this letter; as in the analytics. */
  orders: z.int(),
  revenue: SignedSum,
  updatedAt: Instant,
  version: z.int(),
});
export type ListedLetter = z.output<typeof ListedLetter>;

export const LetterRow = z.extend(ListedLetter, {
  sections: z.array(Section),
});
export type LetterRow = z.output<typeof LetterRow>;

/** Plans a draft, or moves the time of a planned letter. */
export const PlanLetter = z.object({
  /** Null to begin at once. */
  sendAt: z.nullable(Instant),
  version: z.optional(z.int()),
});
export type PlanLetter = z.output<typeof PlanLetter>;

export const StopLetter = z.object({
  /** Stored in the audit log. */
  reason: prose(REASON_MAX, `A reason can have at most ${REASON_MAX} characters`, NO_REASON).check(
    z.minLength(1, NO_REASON),
  ),
  version: z.optional(z.int()),
});
export type StopLetter = z.output<typeof StopLetter>;

/** The values of an editor's form, for a preview or a test mail. */
export const PreviewLetter = z
  .object({
    ...fields,
    subject: emptyOr(words('Subject', LETTER_SUBJECT_MAX), `Subject can have at most ${LETTER_SUBJECT_MAX} characters`),
  })
  .check(wholeCheck(checkLetter));
export type PreviewLetter = z.output<typeof PreviewLetter>;

/** A letter as a mail program shows it, with the goods, prices and stock of now. */
export const DrawnLetter = z.object({ html: z.string(), text: z.string() });
export type DrawnLetter = z.output<typeof DrawnLetter>;

/** The saved states of a letter: author, time and reason, newest first. */
export const LetterVersions = z.object({
  versions: z.array(
    z.object({
      version: z.int(),
      at: Instant,
      name: z.nullable(z.string()),
      email: z.nullable(z.string()),
      reason: z.string(),
      subject: z.string(),
      preview: z.string(),
      status: z.enum(LETTER_STATUSES),
      sendAt: z.nullable(Instant),
      sections: z.array(Section),
    }),
  ),
});
export type LetterVersions = z.output<typeof LetterVersions>;
