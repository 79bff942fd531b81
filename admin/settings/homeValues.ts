import type * as z from 'zod/mini';
import { WriteHomeSettings } from '#contract/calls/settings.ts';
import type { HomeSettingsRecord } from '../providers/records.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import { textsOf } from '../ui/form/formValues.ts';
import type { ErrorTexts } from '../ui/form/fieldErrors.ts';

/** The form's fields; one that was cleared is null. */
export interface HomeValues {
  seasons: Partial<Record<keyof HomeSettingsRecord['seasons'][number], string | null>>[];
  priceDoors: (number | null)[];
  /** Why it is changed. */
  reason?: string | null;
}

export function valuesOf({ seasons, priceDoors }: HomeSettingsRecord): HomeValues {
  return { seasons, priceDoors };
}

/** What the API is sent. */
export function homeToSend({ seasons, priceDoors, reason }: HomeValues): z.input<typeof WriteHomeSettings> {
  return {
    seasons: seasons.map((season) =>
      textsOf(season, ['name', 'from', 'to', 'heading', 'text', 'button', 'collection']),
    ),
    priceDoors: priceDoors.map((rupees) => Number(rupees ?? 0)),
    reason: reason ?? '',
  };
}

/** Returns the faults of a form by the path of their field, in the words of the API's own check. */
export function homeErrors(values: HomeValues): ErrorTexts {
  return errorsOf(WriteHomeSettings, homeToSend(values));
}
