import { LANGUAGES, pathIn } from '../languages.ts';
import type { PageFrame } from './frame.ts';
import { CONTENT_PATHS } from './content-pages.ts';

/** Pages with only the frame. The browser adds the personal content. */
export const PLAIN_PATHS = [
  '/signin',
  '/login',
  '/signup',
  '/become-seller',
  '/forgot-password',
  '/reset-password',
  '/wishlist',
  '/checkout',
  '/confirmation',
  '/confirm-order',
  '/orders',
  '/cancel',
  '/history',
  '/dashboard',
  '/track-order',
  '/return-order',
  '/payment-success',
  '/size-guide',
  '/gift-finder',
  '/404',
  ...CONTENT_PATHS,
  '/closed',
  '/fault',
] as const;

export type PlainPath = (typeof PLAIN_PATHS)[number];

const STAND_INS = ['/404', '/closed', '/fault'] as const satisfies PlainPath[];
export type StandInPath = (typeof STAND_INS)[number];

/**
 * Pages that are shown with another status in place of a requested page, in each language. Their own addresses do not
 * exist.
 */
export const STAND_IN_PATHS: readonly string[] = STAND_INS.flatMap((path) =>
  LANGUAGES.map((language) => pathIn(language, path)),
);

/** The placeholder of the request's id on the fault page. */
export const REQUEST_ID_PLACE = '00000000-0000-0000-0000-000000000000';

export interface PlainPage {
  kind: 'plain';
  frame: PageFrame;
}
