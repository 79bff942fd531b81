import type { Product } from '../calls/products.ts';
import type { City } from '../shop/cities.ts';
import type { Day } from '../shop/dates.ts';
import type { FestivalEntry, FestivalEvent, FestivalMonth, FestivalWords } from '../shop/festivals.ts';
import type { PageFrame } from './frame.ts';

/** The page of the present month. */
export interface FestivalMonthPage {
  kind: 'festival-month';
  frame: PageFrame;
  /** The city of its dates and times. */
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
  /** The same event in New Delhi. Its address and share image are canonical for all cities. */
  plain: FestivalEvent;
  /** The requested city, if the festival does not occur there on these days; `city` is then New Delhi. */
  notKeptIn: City | null;
  /** Its auspicious times as text: 'Pujan muhurat', '5:33 pm to 6:50 pm'. */
  times: { label: string; when: string }[];
  /** The almanac of its day, line by line. */
  panchang: { label: string; when: string }[];
  words: FestivalWords;
  /** Suitable products in stock. */
  products: Product[];
  /** Whether it has its own share image, else the shop's default is used. */
  hasShareImage: boolean;
  /** The last order day for a delivery on the day before; null if it has passed. */
  orderBy: Day | null;
  previous: FestivalEntry | null;
  next: FestivalEntry | null;
  /**
   * The same festival in other years that have pages, in New Delhi. Each is the occurrence nearest to this one's part
   * of the year.
   */
  otherYears: FestivalEntry[];
}
