import * as messages from '#contract/messages.ts';

/** The form values of each step. */
export interface Registration {
  tax: { taxKind: string; gstin: string; enrolmentNumber: string; pan: string; mobile: string; email: string };
  pickup: {
    name: string;
    mobile: string;
    pincode: string;
    address: string;
    locality: string;
    city: string;
    state: string;
  };
  bank: { accountHolderName: string; accountNumber: string; accountNumberAgain: string; ifscCode: string };
  business: {
    businessName: string;
    legalName: string;
    businessEmail: string;
    businessMobile: string;
    businessAddress: string;
    password: string;
  };
}
export type StepName = keyof Registration;

export const EMPTY: Registration = {
  tax: { taxKind: 'REGULAR', gstin: '', enrolmentNumber: '', pan: '', mobile: '', email: '' },
  pickup: { name: '', mobile: '', pincode: '', address: '', locality: '', city: '', state: '' },
  bank: { accountHolderName: '', accountNumber: '', accountNumberAgain: '', ifscCode: '' },
  business: {
    businessName: '',
    legalName: '',
    businessEmail: '',
    businessMobile: '',
    businessAddress: '',
    password: '',
  },
};

export const STEPS = [
  { name: 'tax', title: messages.SELLER_STEP_TAX },
  { name: 'pickup', title: messages.SELLER_STEP_PICKUP },
  { name: 'bank', title: messages.SELLER_STEP_BANK },
  { name: 'business', title: messages.SELLER_STEP_BUSINESS },
] as const satisfies readonly { name: StepName; title: string }[];

/** Fields that are never stored in the browser. */
const NEVER_STORED: readonly string[] = ['password', 'accountNumber', 'accountNumberAgain'];

/** Returns a registration without the fields that may not be stored. */
export function withoutSecrets(registration: Registration): Registration {
  const without = Object.entries(registration).map(([step, values]) => [
    step,
    Object.fromEntries(
      Object.entries(values as Record<string, string>).map(([name, value]) => [
        name,
        NEVER_STORED.includes(name) ? '' : value,
      ]),
    ),
  ]);
  return Object.fromEntries(without) as Registration;
}

/** Returns a stored registration, completed with empty values. */
export function restored(found: Partial<Registration>): Registration {
  return {
    tax: { ...EMPTY.tax, ...found.tax },
    pickup: { ...EMPTY.pickup, ...found.pickup },
    bank: { ...EMPTY.bank, ...found.bank },
    business: { ...EMPTY.business, ...found.business },
  };
}

/** Fields that repeat a question of an earlier step, with its answer. */
const EARLIER_ANSWERS: Partial<Record<StepName, Record<string, (registration: Registration) => string>>> = {
  pickup: { mobile: ({ tax }) => tax.mobile },
  bank: { accountHolderName: ({ pickup }) => pickup.name },
  business: {
    businessEmail: ({ tax }) => tax.email,
    businessMobile: ({ tax }) => tax.mobile,
    businessAddress: ({ pickup }) =>
      [pickup.address, pickup.locality, `${pickup.city} ${pickup.pincode}`.trim()].filter(Boolean).join(', '),
  },
};

/**
 * Returns a registration whose step `name` is filled with the answers of earlier steps. Typed values stay.
 * @param before the registration when the step was last filled: unchanged filled values follow corrections
 */
export function withEarlierAnswers(
  registration: Registration,
  name: StepName,
  before: Registration = EMPTY,
): Registration {
  const values: Record<string, string> = registration[name];
  const filled = Object.entries(EARLIER_ANSWERS[name] ?? {}).flatMap(([field, answerOf]) =>
    values[field] === '' || values[field] === answerOf(before) ? [[field, answerOf(registration)]] : [],
  );
  return { ...registration, [name]: { ...values, ...Object.fromEntries(filled) } };
}

/** Returns the body of the registration call. */
export function bodyOf({ tax, pickup, bank, business: { password, ...businessDetails } }: Registration): object {
  const isEnrolled = tax.taxKind === 'ENROLLED';
  return {
    ...tax,
    gstin: isEnrolled ? '' : tax.gstin,
    enrolmentNumber: isEnrolled ? tax.enrolmentNumber : '',
    password,
    pickupAddress: pickup,
    bankDetails: bank,
    businessDetails,
  };
}

const STEP_OF_PREFIX: Record<string, StepName> = {
  pickupAddress: 'pickup',
  bankDetails: 'bank',
  businessDetails: 'business',
};

/** Returns the first step with field errors, and the errors by that step's field names; undefined if there is none. */
export function stepOfRefusal(
  fields: Record<string, string>,
): { step: StepName; fields: Record<string, string> } | undefined {
  const steps = Object.entries(fields).map(([path, text]) => {
    const [first = '', name] = path.split('.');
    const step = name === undefined ? (first === 'password' ? 'business' : 'tax') : STEP_OF_PREFIX[first];
    return { step, name: name ?? first, text };
  });
  const step = STEPS.find(({ name }) => steps.some((found) => found.step === name))?.name;
  if (!step) return undefined;
  const ofStep = steps.filter((found) => found.step === step);
  return { step, fields: Object.fromEntries(ofStep.map(({ name, text }) => [name, text])) };
}
