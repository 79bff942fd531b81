import type { Day } from './dates.ts';
import type { Paise } from './money.ts';

/** A part of the year as the top of the home page speaks of it. */
export interface Season {
  /** Its first and its last day, `MM-DD`; it may go over the end of the year. */
  from: string;
  to: string;
  heading: string;
  text: string;
  /** What the button says, and the collection it leads to: a season whose collection is not there is passed over. */
  button: string;
  collection: string;
}

/** What the shop puts into its window, the home page; a part of the settings. */
export interface HomeWindow {
  /** The first that holds on a day is shown. */
  seasons: Season[];
  /** Doors by price: the most a piece behind each of them costs. */
  priceDoorsPaise: Paise[];
}

export const DEFAULT_HOME_WINDOW: HomeWindow = {
  seasons: [
    {
      from: '11-01',
      to: '02-29',
      heading: 'Artificial and imitation jewellery for the wedding season',
      text: 'Bridal sets, harams, nath and bangles, for the bride and for every guest.',
      button: 'See bridal jewellery',
      collection: 'bridal',
    },
    {
      from: '03-01',
      to: '05-31',
      heading: 'Artificial and imitation jewellery for long summer days',
      text: 'Pearl beads, small studs and thin chains that are light in the heat.',
      button: 'See pearl beads',
      collection: 'pearl-bead',
    },
    {
      from: '06-01',
      to: '08-31',
      heading: 'Artificial and imitation jewellery for Teej and the months of rain',
      text: 'Green bangles, payal and jhumkas, and small gifts for the sisters.',
      button: 'See jewellery for Teej',
      collection: 'teej',
    },
    {
      from: '09-01',
      to: '10-31',
      heading: 'Artificial and imitation jewellery from Navratri to Diwali',
      text: 'Oxidised sets for garba, kundan and temple jewellery for the lamps.',
      button: 'See festive jewellery',
      collection: 'diwali',
    },
  ],
  priceDoorsPaise: [299_00, 499_00, 999_00],
};

/** The season of a day among those that can be shown; nothing where none holds. */
export function seasonOn(seasons: readonly Season[], day: Day, isThere: (collection: string) => boolean) {
  const date = day.slice(5);
  const holds = ({ from, to }: Season) => (from <= to ? from <= date && date <= to : from <= date || date <= to);
  return seasons.find((season) => holds(season) && isThere(season.collection));
}
