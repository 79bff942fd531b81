import type { AddressField } from '#contract/calls/addresses.ts';

/** The form values of an address. */
export type AddressValues = Record<Exclude<AddressField, 'country'>, string>;
