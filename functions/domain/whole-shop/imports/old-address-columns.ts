import type { OldAddress } from '#contract/calls/old-addresses.ts';
import { NEW_ADDRESS, OLD_ADDRESS } from '#contract/shop/old-addresses.ts';
import { formatInstant } from '#contract/shop/dates.ts';
import { text, told } from './columns.ts';
import type { Columns } from './columns.ts';

/** The columns of old addresses as a file. */
export const OLD_ADDRESS_COLUMNS: Columns<OldAddress> = {
  [OLD_ADDRESS]: text('from', ({ from }) => from),
  [NEW_ADDRESS]: text('to', ({ to }) => to),
  Added: told(({ createdAt }) => formatInstant(createdAt)),
};
