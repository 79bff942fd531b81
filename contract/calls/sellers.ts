import * as z from 'zod/mini';
import { ADDRESS_FIELDS } from './addresses.ts';
import { Email, Mobile, NewPassword, Otp, SignIn } from './auth.ts';
import { Gstin, LegalName } from './business-buyer.ts';
import { publicLine, withoutContact } from './without-contact.ts';
import { panOfGstin, stateCodeOfGstin } from '../shop/gstin.ts';
import { pinFitsState, stateNamed, stateWithCode } from '../shop/india.ts';
import { panFault, typedPan } from '../shop/pan.ts';
import { passwordFault } from '../shop/passwords.ts';
import { ACCOUNT_NUMBER, bareAccountNumber, IFSC, bareIfsc } from '../shop/refund-destination.ts';
import { SELLER_PAPERS, SELLER_STATUSES, SELLER_TAX_KINDS } from '../states/seller.ts';
import type { SellerPaper } from '../states/seller.ts';
import { HOLIDAY_NOTE_MAX } from '../shop/holiday.ts';
import { Day, Id, Instant, line, prose } from './wire.ts';

const BUSINESS_NAME_MAX_LENGTH = 60;
const HOLDER_MAX_LENGTH = 120;
const BUSINESS_ADDRESS_MAX_LENGTH = 240;
/** The number of hours a registration's link is valid. */
export const REGISTRATION_HOURS = 24;

/** Returns a schema for an optional text of a form: an empty text is absent. */
const absentIfEmpty = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.pipe(
      z.optional(z.nullable(z.string())),
      z.transform((text) => (text?.trim() ? text : undefined)),
    ),
    z.optional(schema),
  );

const Pan = z.string('PAN is required').check(
  z.overwrite(typedPan),
  z.check((checked) => {
    const error = panFault(checked.value);
    if (error) checked.issues.push({ code: 'custom', message: error, input: checked.value });
  }),
);

const ENROLMENT_FAULT = 'An enrolment number has 15 letters and digits and begins with the code of a State';
/**
 * The enrolment number for sellers without GST registration, valid for sales in their own State (Notification
 * 34/2023-CT).
 */
const EnrolmentNumber = z.string('Enrolment number is required').check(
  z.overwrite(typedPan),
  z.regex(/^[0-9]{2}[0-9A-Z]{13}$/, ENROLMENT_FAULT),
  z.refine((number) => stateWithCode(number.slice(0, 2)) !== undefined, ENROLMENT_FAULT),
);

const accountNumberOf = (name: string, error: string) =>
  z.string(`${name} is required`).check(z.overwrite(bareAccountNumber), z.regex(ACCOUNT_NUMBER, error));
const Ifsc = z
  .string('IFSC code is required')
  .check(
    z.overwrite(bareIfsc),
    z.regex(IFSC, 'An IFSC code has four letters, a zero and six letters or digits, such as HDFC0001234'),
  );

/** Schemas of single fields of the registration, for validation on blur. */
export const TAX_FIELDS = {
  taxKind: z._default(z.enum(SELLER_TAX_KINDS), 'REGULAR'),
  gstin: absentIfEmpty(Gstin),
  enrolmentNumber: absentIfEmpty(EnrolmentNumber),
  pan: absentIfEmpty(Pan),
  mobile: Mobile,
  email: Email,
} as const;
export const PICKUP_FIELDS = {
  name: ADDRESS_FIELDS.name,
  mobile: Mobile,
  pincode: ADDRESS_FIELDS.pinCode,
  address: ADDRESS_FIELDS.address,
  locality: ADDRESS_FIELDS.locality,
  city: ADDRESS_FIELDS.city,
  state: ADDRESS_FIELDS.state,
} as const;
export const BANK_FIELDS = {
  accountHolderName: line('Account holder name', HOLDER_MAX_LENGTH),
  accountNumber: accountNumberOf('Account number', 'An account number has 9 to 18 digits'),
  /** The repeated input; a script may leave it out. */
  accountNumberAgain: z.optional(
    accountNumberOf('Account number again', 'Account number again must have 9 to 18 digits'),
  ),
  ifscCode: Ifsc,
} as const;
export const BUSINESS_FIELDS = {
  businessName: publicLine('Business name', BUSINESS_NAME_MAX_LENGTH),
  /** The registered name; defaults to the business name. */
  legalName: absentIfEmpty(LegalName),
  businessEmail: Email,
  businessMobile: Mobile,
  businessAddress: line('Business address', BUSINESS_ADDRESS_MAX_LENGTH),
} as const;

interface Issues {
  issues: { push(issue: { code: 'custom'; message: string; path: string[]; input: unknown }): void };
}
const fault = ({ issues }: Issues, path: string[], message: string, input: unknown = undefined) =>
  issues.push({ code: 'custom', message, path, input });

const samePin = z.check<{ pincode: string; state: string }>((checked) => {
  const state = stateNamed(checked.value.state);
  if (state && !pinFitsState(checked.value.pincode, state)) {
    fault(checked as unknown as Issues, ['pincode'], `This PIN code is not in ${state.name}`);
  }
});
interface TypedTwice {
  accountNumber: string;
  accountNumberAgain?: string | undefined;
}
/** Returns the fault of a repeated account number. */
export function accountAgainFault(input: TypedTwice): string | undefined {
  const { accountNumberAgain } = input;
  if (
    accountNumberAgain === undefined ||
    bareAccountNumber(accountNumberAgain) === bareAccountNumber(input.accountNumber)
  )
    return;
  return 'The two account numbers are not the same';
}
const sameAccount = z.check<TypedTwice>((checked) => {
  const differs = accountAgainFault(checked.value);
  if (differs) fault(checked as unknown as Issues, ['accountNumberAgain'], differs);
});

interface TaxFacts {
  taxKind: (typeof SELLER_TAX_KINDS)[number];
  gstin?: string | undefined;
  enrolmentNumber?: string | undefined;
  pan?: string | undefined;
}
/** Returns the fault of a PAN that differs from the one inside the GSTIN. */
export function panBesideGstinFault(gstin: string, pan: string): string | undefined {
  return panOfGstin(gstin) === pan ? undefined : 'This PAN is not the one inside the GSTIN';
}
/** Checks the fields that each tax status requires. */
const taxFits = z.check<TaxFacts>((checked) => {
  const { taxKind, gstin, enrolmentNumber, pan } = checked.value;
  const into = checked as unknown as Issues;
  if (taxKind === 'ENROLLED') {
    if (!enrolmentNumber) fault(into, ['enrolmentNumber'], 'Enrolment number is required');
    if (!pan) fault(into, ['pan'], 'PAN is required');
    if (gstin) fault(into, ['gstin'], 'A business with a GSTIN registers as regular or composition');
    return;
  }
  if (!gstin) fault(into, ['gstin'], 'GSTIN is required');
  else if (pan) {
    const differs = panBesideGstinFault(gstin, pan);
    if (differs) fault(into, ['pan'], differs);
  }
});

export const TaxDetails = z.object(TAX_FIELDS).check(taxFits);
export const PickupAddress = z.object(PICKUP_FIELDS).check(samePin);
export const BankDetails = z.object(BANK_FIELDS).check(sameAccount);
export const BusinessDetails = z.object(BUSINESS_FIELDS);

/** Returns the fault of a pickup State that differs from the State of the seller's tax registration. */
export function pickupStateFault(
  {
    taxKind,
    gstin,
    enrolmentNumber,
  }: { taxKind: string; gstin?: string | null | undefined; enrolmentNumber?: string | null | undefined },
  pickupState: string,
): string | undefined {
  const number = taxKind === 'ENROLLED' ? enrolmentNumber : gstin;
  const taxed = number ? stateWithCode(stateCodeOfGstin(number)) : undefined;
  if (!taxed || taxed.code === stateNamed(pickupState)?.code) return undefined;
  return `Your ${taxKind === 'ENROLLED' ? 'enrolment number' : 'GSTIN'} is of ${taxed.name}: the pickup address must be in the same State`;
}

/** Refuses a form whose pickup address is in another State than the tax registration. */
const pickupFitsTax = z.check<TaxFacts & { pickupAddress: { state: string } }>((checked) => {
  const otherState = pickupStateFault(checked.value, checked.value.pickupAddress.state);
  if (otherState) fault(checked as unknown as Issues, ['pickupAddress', 'state'], otherState);
});

/** The body of the registration. It takes effect only once the e-mail is verified by `otp` or the mailed link. */
export const RegisterSeller = z
  .object({
    ...TAX_FIELDS,
    otp: z.optional(Otp),
    handle: SignIn.shape.handle,
    password: NewPassword,
    pickupAddress: PickupAddress,
    bankDetails: BankDetails,
    businessDetails: BusinessDetails,
  })
  .check(
    taxFits,
    z.check((checked) => {
      const { email, password, businessDetails } = checked.value;
      const own = passwordFault(password, [email, businessDetails.businessName, businessDetails.legalName ?? '']);
      if (own) fault(checked as unknown as Issues, ['password'], own);
    }),
    pickupFitsTax,
  );
export type RegisterSeller = z.output<typeof RegisterSeller>;

/**
 * The body with which the platform enters a seller itself, for its own goods or for another business. The owner is the
 * person with this e-mail, who signs in with a mailed code.
 */
export const EnterSeller = z
  .object({
    ...TAX_FIELDS,
    pickupAddress: PickupAddress,
    /** Without a bank account, payouts wait. */
    bankDetails: z.optional(BankDetails),
    businessDetails: BusinessDetails,
  })
  .check(taxFits, pickupFitsTax);
export type EnterSeller = z.output<typeof EnterSeller>;

/** Confirms a registration by the mailed link. The password proves that the person who opens it is the registrant. */
export const ConfirmRegistration = z.object({
  token: z
    .string('The token of the link is missing')
    .check(z.minLength(1, 'The token of the link is missing'), z.maxLength(200, 'The token of the link is too long')),
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(512, 'Password is too long')),
  handle: SignIn.shape.handle,
});
export type ConfirmRegistration = z.output<typeof ConfirmRegistration>;

/** Returns a schema for the key of an uploaded file, or the URL that the upload returned. */
const fileKey = (name: string) =>
  z.string().check(
    z.overwrite((text) => text.replace(/^\/media\//, '')),
    z.regex(/^[a-z0-9]{1,64}\.[a-z0-9]{2,5}$/, `Please choose the ${name} again`),
  );
const picture = (name: string) => z.optional(z.nullable(fileKey(name)));

const Papers = z.object({
  panCard: z.optional(fileKey('PAN card')),
  gstCertificate: z.optional(fileKey('GST certificate')),
  cancelledCheque: z.optional(fileKey('cancelled cheque')),
  addressProof: z.optional(fileKey('address proof')),
} satisfies Record<SellerPaper, unknown>);

/** The body that changes a seller's business. Absent fields stay unchanged. */
export const ChangeSeller = z.object({
  version: z.optional(z.int()),
  mobile: z.optional(Mobile),
  pickupAddress: z.optional(PickupAddress),
  bankDetails: z.optional(BankDetails),
  /** A picture given as null is removed. */
  businessDetails: z.optional(
    z.object({ ...z.partial(BusinessDetails).shape, logo: picture('logo'), banner: picture('banner') }),
  ),
  papers: z.optional(Papers),
});
export type ChangeSeller = z.output<typeof ChangeSeller>;

/** A seller's holiday, with a short note for shoppers. */
const SellerHoliday = z.object({ from: Day, until: Day, note: z.string() });

const HolidayNote = prose(HOLIDAY_NOTE_MAX, `A note can have at most ${HOLIDAY_NOTE_MAX} characters`).check(
  withoutContact(HOLIDAY_NOTE_MAX, 'note'),
);

/** Sets a seller's holiday; null ends or removes it. The server checks its days, see `holidayFaults`. */
export const SetHoliday = z.object({
  version: z.optional(z.int()),
  holiday: z.nullable(z.object({ from: Day, until: Day, note: z._default(HolidayNote, '') })),
});
export type SetHoliday = z.output<typeof SetHoliday>;

/** A business, as its own staff and admins see it. The shop never returns a full account number here. */
export const Seller = z.object({
  id: Id,
  version: z.int(),
  status: z.enum(SELLER_STATUSES),
  slug: z.string(),
  taxKind: z.enum(SELLER_TAX_KINDS),
  gstin: z.nullable(z.string()),
  enrolmentNumber: z.nullable(z.string()),
  pan: z.nullable(z.string()),
  email: z.string(),
  emailProven: z.boolean(),
  mobile: z.string(),
  pickupAddress: z.object({
    name: z.string(),
    mobile: z.string(),
    pincode: z.string(),
    address: z.string(),
    locality: z.string(),
    city: z.string(),
    state: z.string(),
  }),
  bankDetails: z.nullable(
    z.object({
      accountHolderName: z.string(),
      /** The last four digits. */
      accountNumber: z.string(),
      ifscCode: z.string(),
      changedAt: z.nullable(Instant),
    }),
  ),
  businessDetails: z.object({
    businessName: z.string(),
    legalName: z.string(),
    businessEmail: z.string(),
    businessMobile: z.string(),
    businessAddress: z.string(),
    logo: z.nullable(z.string()),
    banner: z.nullable(z.string()),
  }),
  /** The types of the stored papers. */
  papers: z.array(z.enum(SELLER_PAPERS)),
  /** The holiday that was set last; it may be over. */
  holiday: z.nullable(SellerHoliday),
  createdAt: Instant,
});
export type Seller = z.output<typeof Seller>;

/** A paper of a seller, for the seller and admins. */
export const SentPaper = z.object({
  paper: z.enum(SELLER_PAPERS),
  /** The name of the uploaded file. */
  name: z.string(),
  contentType: z.string(),
  sentAt: Instant,
  /** Valid for ten minutes. */
  url: z.string(),
});
export type SentPaper = z.output<typeof SentPaper>;

/** A change of a seller's status. */
export const SellerMove = z.object({
  at: Instant,
  /** Null if the shop did it automatically. */
  by: z.nullable(z.string()),
  from: z.enum(SELLER_STATUSES),
  to: z.enum(SELLER_STATUSES),
  reason: z.nullable(z.string()),
});
export type SellerMove = z.output<typeof SellerMove>;

/** The public data of a seller. */
export const PublicSeller = z.object({
  id: Id,
  slug: z.string(),
  businessName: z.string(),
  status: z.enum(SELLER_STATUSES),
  city: z.string(),
  state: z.string(),
  logo: z.nullable(z.string()),
  banner: z.nullable(z.string()),
  createdAt: Instant,
});
export type PublicSeller = z.output<typeof PublicSeller>;

export const SELLER_REASON_MAX = 500;
/** The platform's reason for a seller's status change: sent to the seller, and stored in the audit log. */
export const MoveReason = z.object({
  reason: z._default(prose(SELLER_REASON_MAX, `A reason can have at most ${SELLER_REASON_MAX} characters`), ''),
  version: z.optional(z.int()),
});
export const MoveSeller = z.extend(MoveReason, { status: z.enum(SELLER_STATUSES) });
export type MoveSeller = z.output<typeof MoveSeller>;
