import * as z from 'zod/mini';
import { NewPassword } from '#contract/calls/auth.ts';
import {
  accountAgainFault,
  BankDetails,
  BUSINESS_FIELDS,
  panBesideGstinFault,
  PickupAddress,
  pickupStateFault,
  TaxDetails,
} from '#contract/calls/sellers.ts';
import { typedGstin } from '#contract/shop/gstin.ts';
import { typedPan } from '#contract/shop/pan.ts';
import { passwordFault } from '#contract/shop/passwords.ts';
import { rulesOf } from '../../forms/rules.ts';
import type { Rules } from '../../forms/field-errors.ts';
import type { Registration } from './registration.ts';

const Business = z.object({ ...BUSINESS_FIELDS, password: NewPassword });
type Values = Record<string, string>;

/** Returns the server's rules of a step. Some depend on earlier steps. */
export function rulesOfStep(step: keyof Registration, before: Partial<Registration>): Rules<Values> {
  if (step === 'tax') return withOne(rulesOf(TaxDetails) as Rules<Values>, 'pan', panError);
  if (step === 'bank') {
    return withOne(
      rulesOf(BankDetails) as Rules<Values>,
      'accountNumberAgain',
      ({ accountNumber = '', accountNumberAgain }) => accountAgainFault({ accountNumber, accountNumberAgain }),
    );
  }
  if (step === 'pickup') return withOne(rulesOf(PickupAddress) as Rules<Values>, 'state', stateError(before));
  return withOne(
    rulesOf(Business) as Rules<Values>,
    'password',
    ({ password = '', businessName = '', legalName = '' }) =>
      passwordFault(password, [before.tax?.email ?? '', businessName, legalName]),
  );
}

function panError({ taxKind, gstin, pan }: Values): string | undefined {
  return taxKind !== 'ENROLLED' && gstin && pan ? panBesideGstinFault(typedGstin(gstin), typedPan(pan)) : undefined;
}

function stateError({ tax }: Partial<Registration>) {
  return ({ state = '' }: Values) => (tax && state ? pickupStateFault(tax, state) : undefined);
}

/** Adds a rule that depends on several fields. */
function withOne(
  rules: Rules<Values>,
  name: string,
  errorOfAll: (values: Values) => string | undefined,
): Rules<Values> {
  return {
    errorOf: (field, value, values) =>
      rules.errorOf(field, value) ?? (field === name ? errorOfAll({ ...values, [field]: value }) : undefined),
    errorsOf(values) {
      const found = rules.errorsOf(values);
      const error = errorOfAll(values);
      return error && !(name in found) ? { ...found, [name]: error } : found;
    },
  };
}
