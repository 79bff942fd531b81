import * as z from 'zod/mini';
import { Email, Mobile, NAME_MAX_LENGTH } from './auth.ts';
import { pinDigits, pinFault, pinFitsState, stateFault, stateNamed } from '../shop/india.ts';
import * as messages from '../messages.ts';
import { Id, line } from './wire.ts';

export const MAX_ADDRESSES = 20;
const LINE_MAX_LENGTH = 120;
const PLACE_MAX_LENGTH = 60;

/** Returns a schema for an optional text: absent, null, empty and blank values are the same. */
function optional(schema: z.ZodMiniType<string, string>) {
  return z.pipe(
    z.pipe(
      z.optional(z.nullable(z.string())),
      z.transform((text) => (text?.trim() ? text : null)),
    ),
    z.nullable(schema),
  );
}

/** A PIN code; one inner space is removed. */
const Pin = z.string(messages.ADDRESS_PIN_INVALID).check(
  z.overwrite(pinDigits),
  z.check((checked) => {
    const error = pinFault(checked.value);
    if (error) checked.issues.push({ code: 'custom', message: error, input: checked.value });
  }),
);

/** A State by name, former name or code; stored under its present name. */
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

/** The type of an address: parcels to work addresses are delivered in working hours. */
export const ADDRESS_TYPES = ['HOME', 'WORK'] as const;

/** Schemas of single form fields, for validation on blur. */
export const ADDRESS_FIELDS = {
  name: line('Name', NAME_MAX_LENGTH),
  mobile: Mobile,
  email: optional(Email),
  locality: line('Locality', LINE_MAX_LENGTH),
  address: line('Address', LINE_MAX_LENGTH),
  addressLine2: optional(line('Address line 2', LINE_MAX_LENGTH)),
  /** A landmark near the address, for the courier. */
  landmark: optional(line('Landmark', PLACE_MAX_LENGTH)),
  /** The number to call if the first one is not answered. */
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

/** Checks that the PIN code can belong to the State. */
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

/** One address is the default. A change without `isDefault` leaves the default as it is. */
const FORM_FIELDS = { ...ADDRESS_FIELDS, isDefault: z.optional(z.boolean()) };

/** The body of the address form. */
export const AddressForm = z.object(FORM_FIELDS).check(pinIsInState);
export type AddressForm = z.output<typeof AddressForm>;

/** The body that changes a saved address, with the version that was read; without a version the newest row changes. */
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
  /** Whether the address is preselected at checkout. */
  isDefault: z.boolean(),
  city: z.string(),
  state: z.string(),
  pinCode: z.string(),
  country: z.string(),
  version: z.int(),
});
export type Address = z.output<typeof Address>;
