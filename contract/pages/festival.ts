import type { Product } from '../calls/products.ts';
import type { City } from '../shop/cities.ts';
import type { Day } from '../shop/dates.ts';
import type { FestivalEntry, FestivalEvent, FestivalMonth, FestivalWords } from '../shop/festivals.ts';
import type { PageFrame } from './frame.ts';

/** The month of today. */
export interface FestivalMonthPage {
  kind: 'festival-month';
  frame: PageFrame;
  /** Where its dates and times hold. */
  city: City;
  month: FestivalMonth;
  /** Years that have a page. */
  years: number[];
}

export interface FestivalYearPage {
  kind: 'festival-year';
  frame: PageFrame;
  city: City;
  year: number;
  months: FestivalMonth[];
  years: number[];
}

export interface FestivalPage {
  kind: 'festival';
  frame: PageFrame;
  city: City;
  event: FestivalEvent;
  /** The same in New Delhi, whose address and share image stand for all cities. */
  plain: FestivalEvent;
  /** The city that was asked for, where it does not keep this at all in these days; `city` is New Delhi then. */
  notKeptIn: City | null;
  /** Its auspicious times as they are read: 'Pujan muhurat', '5:33 pm to 6:50 pm'. */
  times: { label: string; when: string }[];
  /** The almanac of its day, line by line. */
  panchang: { label: string; when: string }[];
  words: FestivalWords;
  /** Pieces that are in stock and go with it. */
  products: Product[];
  /** A shared link shows a card of its own; without, the house's. */
  hasShareImage: boolean;
  /** The last day to order on, to have it the day before; nothing where that has passed. */
  orderBy: Day | null;
  previous: FestivalEntry | null;
  next: FestivalEntry | null;
  /** The same festival in the other years that pages lead to, in New Delhi; the nearest to this one's part of the year. */
  otherYears: FestivalEntry[];
}
