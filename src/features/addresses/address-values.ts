import type { AddressField } from '#contract/calls/addresses.ts';

/** An address as it is typed. */
export type AddressValues = Record<Exclude<AddressField, 'country'>, string>;
