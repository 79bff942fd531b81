import * as z from 'zod/mini';
import { formatDayOfYear, isDayOfYear, MOST_PRICE_DOORS, MOST_SEASONS, spansThatMeet } from '../shop/home-window.ts';
import { namedOnce } from './lists.ts';
import { written } from './store-settings.ts';
import { wholeTranslationsOf } from './translations.ts';
import { Day, Instant, line, Rupees, words } from './wire.ts';

/*
 * The settings in groups, each read and changed as a whole under `/api/admin/settings/{group}`. All groups are one record
 * with one version: a change of an older version is answered with the current state of the group.
 */

const SEASON_NAME_MAX_LENGTH = 40;
/** The space at the top of the home page on a phone. */
const HEADING_MAX_LENGTH = 80;
const TEXT_MAX_LENGTH = 140;
const BUTTON_MAX_LENGTH = 30;

function dayOfYear(name: string) {
  const text = `${name} must be a day that the month has`;
  return z.string(text).check(z.refine(isDayOfYear, text));
}

const NO_COLLECTION = 'Please choose a collection';

const SEASON_TEXTS = {
  heading: words('Heading', HEADING_MAX_LENGTH),
  text: words('Text', TEXT_MAX_LENGTH),
  button: words('Button', BUTTON_MAX_LENGTH),
};

const Season = z.object({
  name: line('Name', SEASON_NAME_MAX_LENGTH),
  from: dayOfYear('From'),
  to: dayOfYear('To'),
  ...SEASON_TEXTS,
  translations: wholeTranslationsOf(SEASON_TEXTS),
  /** The collection's `seoUrl`. */
  collection: z.string(NO_COLLECTION).check(z.minLength(1, NO_COLLECTION)),
});

const NOT_WHOLE = 'Please enter a whole amount above ₹0';

const home = {
  seasons: namedOnce(
    z.array(Season).check(z.maxLength(MOST_SEASONS, `There can be at most ${MOST_SEASONS} seasons`)),
    'name',
    'name',
  ),
  /** The maximum price behind each door, in ascending order. */
  priceDoors: namedOnce(
    z.array(Rupees).check(z.maxLength(MOST_PRICE_DOORS, `There can be at most ${MOST_PRICE_DOORS} price doors`)),
    'price',
  ),
};
export const HomeValues = z.object(home);

/** The body that changes the home page's seasons and price doors. */
export const WriteHomeSettings = z.object({ ...home, ...written }).check(({ value, issues }) => {
  const fault = (message: string, ...path: (string | number)[]) =>
    issues.push({ code: 'custom', message, path, input: value });
  const { seasons, priceDoors } = value;
  const meeting = spansThatMeet(seasons);
  if (meeting) {
    const { one, other, on } = meeting;
    fault(
      `“${seasons[one]!.name}” has this day too: ${formatDayOfYear(on)} is in both seasons`,
      'seasons',
      other,
      'from',
    );
  }
  for (const [place, paise] of priceDoors.entries()) {
    if (paise === 0 || paise % 100 !== 0) fault(NOT_WHOLE, 'priceDoors', place);
    else if (paise <= (priceDoors[place - 1] ?? 0)) fault('Please put the lower price first', 'priceDoors', place);
  }
});
export type WriteHomeSettings = z.output<typeof WriteHomeSettings>;

export const HomeSettings = z.object({
  /** The name of the group. */
  id: z.literal('home'),
  version: z.int(),
  /** The time of the last change to any group of the settings. */
  changedAt: Instant,
  seasons: z.array(Season),
  priceDoors: z.array(Rupees),
  /** Today in the shop's time zone, which selects the season. */
  today: Day,
  /** The possible targets of a season: the collections that shoppers see now or later. */
  collections: z.array(z.object({ seoUrl: z.string(), displayName: z.string() })),
});
export type HomeSettings = z.output<typeof HomeSettings>;
