import { AddressForm } from '#contract/calls/addresses.ts';
import { rulesOf } from '../../forms/rules.ts';

/** The server's rules for the address form. */
export const addressRules = rulesOf(AddressForm);
