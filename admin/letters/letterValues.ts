import type * as z from 'zod/mini';
import { ChangeLetter } from '#contract/calls/letters.ts';
import { sectionsToSend, sectionValuesOf } from '../pages/pageValues.ts';
import type { SectionValues } from '../pages/pageValues.ts';
import type { LetterRecord } from '../providers/records.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import type { ErrorTexts } from '../ui/form/fieldErrors.ts';

export interface LetterValues {
  subject: string | null;
  preview: string | null;
  sections: SectionValues[];
  reason: string | null;
}

export const NEW_LETTER: LetterValues = { subject: '', preview: '', sections: [], reason: '' };

/** Returns the form values of a letter. */
export function valuesOf({ subject, preview, sections }: LetterRecord): LetterValues {
  return { subject, preview, sections: sections.map(sectionValuesOf), reason: '' };
}

/** Returns the content of a letter for a request. */
export function contentToSend({ subject, preview, sections }: LetterValues) {
  return { subject: subject?.trim() ?? '', preview: preview?.trim() ?? '', sections: sectionsToSend(sections) ?? [] };
}

/** Returns the body of the request for a letter. */
export function letterToSend(values: LetterValues): z.input<typeof ChangeLetter> {
  return { ...contentToSend(values), reason: values.reason ?? '' };
}

/** Returns the errors of the API's schema, by field. */
export function letterErrors(values: LetterValues): ErrorTexts {
  return errorsOf(ChangeLetter, letterToSend(values));
}
