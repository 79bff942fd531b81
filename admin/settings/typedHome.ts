import type * as z from 'zod/mini';
import { WriteHomeSettings } from '#contract/calls/settings.ts';
import type { HomeSettingsRecord } from '../providers/records.ts';

/** The form's fields; one that was cleared is null. */
export interface TypedHome {
  seasons: Partial<Record<keyof HomeSettingsRecord['seasons'][number], string | null>>[];
  priceDoors: (number | null)[];
  /** Why it is changed. */
  reason?: string | null;
}

export function typedOf({ seasons, priceDoors }: HomeSettingsRecord): TypedHome {
  return { seasons, priceDoors };
}

/** What the API is sent. */
export function homeToSend({ seasons, priceDoors, reason }: TypedHome): z.input<typeof WriteHomeSettings> {
  return {
    seasons: seasons.map(({ name, from, to, heading, text, button, collection }) => ({
      name: name ?? '',
      from: from ?? '',
      to: to ?? '',
      heading: heading ?? '',
      text: text ?? '',
      button: button ?? '',
      collection: collection ?? '',
    })),
    priceDoors: priceDoors.map((rupees) => Number(rupees ?? 0)),
    reason: reason ?? '',
  };
}

/** What is wrong with what was typed, by the path of its field, in the words of the API's own check. */
export function homeFaults(typed: TypedHome): Record<string, unknown> {
  const issues = WriteHomeSettings.safeParse(homeToSend(typed)).error?.issues ?? [];
  const faults: Record<'seasons' | 'priceDoors', unknown[]> = { seasons: [], priceDoors: [] };
  // Of several faults of a field the first one is said.
  for (const { path, message } of issues.toReversed()) {
    const [list, place, field] = path;
    if ((list !== 'seasons' && list !== 'priceDoors') || typeof place !== 'number') continue;
    faults[list][place] =
      field === undefined ? message : { ...(faults[list][place] as object | undefined), [String(field)]: message };
  }
  const reason = issues.find(({ path }) => path[0] === 'reason')?.message;
  const inLists = Object.entries(faults).filter(([, wrong]) => wrong.length > 0);
  return { ...Object.fromEntries(inLists), ...(reason !== undefined && { reason }) };
}
