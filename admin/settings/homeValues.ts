import type * as z from 'zod/mini';
import { WriteHomeSettings } from '#contract/calls/settings.ts';
import type { HomeSettingsRecord } from '../providers/records.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import { textsOf } from '../ui/form/formValues.ts';
import { translationsToSend } from '../ui/form/hindiTexts.ts';
import type { TranslationValues } from '../ui/form/hindiTexts.ts';
import type { ErrorTexts } from '../ui/form/fieldErrors.ts';

/** The form's values; an emptied field is null. */
export interface HomeValues {
  seasons: (Partial<Record<Exclude<keyof HomeSettingsRecord['seasons'][number], 'translations'>, string | null>> & {
    translations?: TranslationValues<'heading' | 'text' | 'button'> | undefined;
  })[];
  priceDoors: (number | null)[];
  reason?: string | null;
}

export function valuesOf({ seasons, priceDoors }: HomeSettingsRecord): HomeValues {
  return { seasons, priceDoors };
}

/** Returns the body of the request. */
export function homeToSend({ seasons, priceDoors, reason }: HomeValues): z.input<typeof WriteHomeSettings> {
  return {
    seasons: seasons.map(({ translations, ...season }) => ({
      ...textsOf(season, ['name', 'from', 'to', 'heading', 'text', 'button', 'collection']),
      translations: translationsToSend(translations, ['heading', 'text', 'button']),
    })),
    priceDoors: priceDoors.map((rupees) => Number(rupees ?? 0)),
    reason: reason ?? '',
  };
}

/** Returns the errors of the API's schema, by the path of their field. */
export function homeErrors(values: HomeValues): ErrorTexts {
  return errorsOf(WriteHomeSettings, homeToSend(values));
}
