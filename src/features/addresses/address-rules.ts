import { AddressForm } from '#contract/calls/addresses.ts';
import { rulesOf } from '../../forms/rules.ts';

/** The rules of the address form, as the server has them. */
export const addressRules = rulesOf(AddressForm);
