import type { PageFrame } from './frame.ts';
import { CONTENT_PATHS } from './content-pages.ts';

/** Pages that hold nothing but the frame: what is personal comes with the browser. */
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
  '/fault',
] as const;

export type PlainPath = (typeof PLAIN_PATHS)[number];

/** Pages that are shown with other statuses in place of what was asked for; their own addresses are none. */
export const STAND_IN_PATHS: readonly string[] = ['/404', '/fault'] satisfies PlainPath[];

/** Stands on the fault page where the request's id goes. */
export const REQUEST_ID_PLACE = '00000000-0000-0000-0000-000000000000';

export interface PlainPage {
  kind: 'plain';
  frame: PageFrame;
}
