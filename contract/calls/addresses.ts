import * as z from 'zod/mini';
import { Email, Mobile, NAME_MAX_LENGTH } from './auth.ts';
import { pinDigits, pinFault, pinFitsState, stateFault, stateNamed } from '../shop/india.ts';
import * as messages from '../messages.ts';
import { Id, line } from './wire.ts';

export const MAX_ADDRESSES = 20;
const LINE_MAX_LENGTH = 120;
const PLACE_MAX_LENGTH = 60;

/** An optional text: absent, null, empty and blank are the same nothing. */
function optional(schema: z.ZodMiniType<string, string>) {
  return z.pipe(
    z.pipe(
      z.optional(z.nullable(z.string())),
      z.transform((text) => (text?.trim() ? text : null)),
    ),
    z.nullable(schema),
  );
}

/** A PIN code; one inner space is dropped. */
const Pin = z.string(messages.ADDRESS_PIN_INVALID).check(
  z.overwrite(pinDigits),
  z.check((checked) => {
    const error = pinFault(checked.value);
    if (error) checked.issues.push({ code: 'custom', message: error, input: checked.value });
  }),
);

/** A State by name, old name or code; kept by its present name. */
const StateName = z.string('State is required').check(
  z.trim(),
  z.check((checked) => {
    const error = stateFault(checked.value);
    if (error) checked.issues.push({ code: 'custom', message: error, input: checked.value });
  }),
  z.overwrite((text) => stateNamed(text)?.name ?? text),
);

const Country = z.string().check(
  z.trim(),
  z.refine((text) => text.toLowerCase() === 'india', messages.ADDRESS_INDIA_ONLY),
);

/** Where somebody is by day: parcels for work come in working hours. */
export const ADDRESS_TYPES = ['HOME', 'WORK'] as const;

/** One field of the form at a time, for checks on leaving it. */
export const ADDRESS_FIELDS = {
  name: line('Name', NAME_MAX_LENGTH),
  mobile: Mobile,
  email: optional(Email),
  locality: line('Locality', LINE_MAX_LENGTH),
  address: line('Address', LINE_MAX_LENGTH),
  addressLine2: optional(line('Address line 2', LINE_MAX_LENGTH)),
  /** What stands near it, for who brings the parcel. */
  landmark: optional(line('Landmark', PLACE_MAX_LENGTH)),
  /** Whom to call where the first number is not answered. */
  alternateMobile: optional(Mobile),
  addressType: z.pipe(
    z.pipe(
      z.optional(z.nullable(z.union([z.literal(''), z.enum(ADDRESS_TYPES)], 'Please choose Home or Work'))),
      z.transform((type) => type || null),
    ),
    z.nullable(z.enum(ADDRESS_TYPES)),
  ),
  city: line('City', PLACE_MAX_LENGTH),
  state: StateName,
  pinCode: Pin,
  country: z._default(Country, 'India'),
} as const;
export type AddressField = keyof typeof ADDRESS_FIELDS;

/** The PIN code must be able to lie in the State. */
const pinIsInState = z.check<{ state: string; pinCode: string }>((checked) => {
  const state = stateNamed(checked.value.state);
  if (state && !pinFitsState(checked.value.pinCode, state)) {
    checked.issues.push({
      code: 'custom',
      message: `This PIN code is not in ${state.name}`,
      path: ['pinCode'],
      input: checked.value.pinCode,
    });
  }
});

/** One address is the default; a change that says nothing of that leaves it. */
const FORM_FIELDS = { ...ADDRESS_FIELDS, isDefault: z.optional(z.boolean()) };

/** What the address form sends. */
export const AddressForm = z.object(FORM_FIELDS).check(pinIsInState);
export type AddressForm = z.output<typeof AddressForm>;

/** The same for an address that was saved, in the version that was seen; without a version the newest row changes. */
export const ChangeAddress = z.object({ ...FORM_FIELDS, version: z.optional(z.int()) }).check(pinIsInState);
export type ChangeAddress = z.output<typeof ChangeAddress>;

export const Address = z.object({
  id: Id,
  name: z.string(),
  mobile: z.string(),
  email: z.nullable(z.string()),
  locality: z.string(),
  address: z.string(),
  addressLine2: z.nullable(z.string()),
  landmark: z.nullable(z.string()),
  alternateMobile: z.nullable(z.string()),
  addressType: z.nullable(z.enum(ADDRESS_TYPES)),
  /** Chosen first at the checkout. */
  isDefault: z.boolean(),
  city: z.string(),
  state: z.string(),
  pinCode: z.string(),
  country: z.string(),
  version: z.int(),
});
export type Address = z.output<typeof Address>;
