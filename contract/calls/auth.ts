import * as z from 'zod/mini';
import { HANDLE_PATTERN } from './handle.ts';
import { bareEmail, plainSigns } from '../shop/bare-text.ts';
import { mobileDigits, mobileFault } from '../shop/india.ts';
import * as messages from '../messages.ts';
import { otpDigits } from '../shop/otp.ts';
import { PASSWORD_MAX_LENGTH, passwordFault } from '../shop/passwords.ts';
import { Passkey } from './passkeys.ts';
import { publicLine } from './without-contact.ts';
import { ROLES } from './permissions.ts';
import { Instant } from './wire.ts';

export const EMAIL_MAX_LENGTH = 254;
export const NAME_MAX_LENGTH = 80;

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const DOMAIN_LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${DOMAIN_LABEL}\\.)+(?=[0-9-]*[A-Za-z])${DOMAIN_LABEL}$`);
/** The maximum length of an e-mail's local part (RFC 5321, 4.5.3.1.1). */
const LOCAL_PART_MAX_LENGTH = 64;

/**
 * An e-mail in the one spelling by which it is compared everywhere: ASCII, in small letters. That is the e-mail of HTML
 * forms (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address) with the dots of RFC 5321 and a domain
 * that is a name. `bareEmail` drops what a paste adds around it. Letters of other scripts are refused inside it: two can
 * look the same, and mail programs drop invisible ones. A domain in another script is written in its ASCII form (xn--…).
 * Dots and what follows a plus make another address.
 * @param error the message for every invalid e-mail
 */
export function emailOr(error: string) {
  return z.string(error).check(
    z.overwrite(bareEmail),
    z.maxLength(EMAIL_MAX_LENGTH, error),
    z.regex(EMAIL, error),
    z.refine((email) => email.indexOf('@') <= LOCAL_PART_MAX_LENGTH, error),
    z.toLowerCase(),
  );
}
export const Email = emailOr(messages.ADDRESS_EMAIL_INVALID);

/** Six digits as text, since leading zeros count; other pasted characters are removed. */
export const Otp = z.pipe(
  z.string('Please enter the 6-digit OTP').check(z.overwrite(otpDigits)),
  z.string().check(z.regex(/^[0-9]{6}$/, 'Please enter the 6-digit OTP')),
);

/** A mobile number, stored as ten digits. */
export const Mobile = z.string(messages.ADDRESS_MOBILE_INVALID).check(
  z.overwrite(mobileDigits),
  z.check((checked) => {
    const error = mobileFault(checked.value);
    if (error) checked.issues.push({ code: 'custom', message: error, input: checked.value });
  }),
);

export const FullName = publicLine('Full name', NAME_MAX_LENGTH);

const HANDLE_FAULT = 'Please reload the page and ask for a new OTP';
/** The browser's handle, which binds a code to the browser; see `handle.ts`. */
const Handle = z.optional(z.string(HANDLE_FAULT).check(z.regex(HANDLE_PATTERN, HANDLE_FAULT)));

/** `role` is accepted and ignored: the way of signing in decides the session's permissions. */
export const SendCode = z.object({ email: Email, handle: Handle });
export const SignIn = z.object({ email: Email, otp: Otp, handle: Handle });
export const SignUp = z.object({ email: Email, otp: Otp, fullName: FullName, mobile: Mobile, handle: Handle });
/** A mobile that gets an OTP, of a shopper who has confirmed it. */
export const SendMobileCode = z.object({ mobile: Mobile, handle: Handle });
export const MobileSignIn = z.object({ mobile: Mobile, otp: Otp, handle: Handle });
/** Whether shoppers can sign in with a mobile. */
export const MobileWay = z.object({ isOffered: z.boolean() });
/** A mobile that gets the OTP which confirms it. */
export const MobileToConfirm = z.object({ mobile: Mobile });
/** A mobile to confirm, and the OTP that was sent to it. */
export const ConfirmMobile = z.object({ mobile: Mobile, otp: Otp });
/** The mobile that signs a shopper in; null without one. */
export const SignInMobile = z.object({ isOffered: z.boolean(), mobile: z.nullable(z.string()) });
/** About twice the length of Google's longest ID token. */
const TOKEN_MAX_LENGTH = 4096;
const TOKEN_FAULT = 'The token is not one of Google';
/** An ID token of Google, with the nonce of its request, and an OTP if one is required. */
export const GoogleSignIn = z.object({
  token: z.string(TOKEN_FAULT).check(z.minLength(1, TOKEN_FAULT), z.maxLength(TOKEN_MAX_LENGTH, TOKEN_FAULT)),
  nonce: z.optional(z.string('The nonce is a text').check(z.maxLength(128, 'The nonce is too long'))),
  otp: z.optional(Otp),
  handle: Handle,
});
/** The URL of Google's account chooser, without a request's state and nonce; null if Google sign-in is not offered. */
export const GoogleWay = z.object({ authorizationUrl: z.nullable(z.string()) });
export const Session = z.object({ jwtToken: z.string(), role: z.enum(ROLES) });

/** A password for signing in. Long ones are refused before any hashing. */
const TypedPassword = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.maxLength(4 * PASSWORD_MAX_LENGTH, `Password can have at most ${PASSWORD_MAX_LENGTH} characters`),
  );

/** A new password; see `passwordFault`. */
export const NewPassword = z.string('Password is required').check(
  z.check((checked) => {
    const error = passwordFault(checked.value);
    if (error) checked.issues.push({ code: 'custom', message: error, input: checked.value });
  }),
);

export const PasswordSignIn = z.object({ email: Email, password: TypedPassword, handle: Handle });
export const ResetPasswordRequest = z.object({ email: Email });
export const ResetPassword = z.object({
  token: z
    .string('The token of the link is missing')
    .check(z.minLength(1, 'The token of the link is missing'), z.maxLength(200, 'The token of the link is too long')),
  password: NewPassword,
});

export type PasswordSignIn = z.output<typeof PasswordSignIn>;
export type ResetPassword = z.output<typeof ResetPassword>;
export type SendCode = z.output<typeof SendCode>;
export type SignIn = z.output<typeof SignIn>;
export type SignUp = z.output<typeof SignUp>;
export type GoogleSignIn = z.output<typeof GoogleSignIn>;
export type MobileSignIn = z.output<typeof MobileSignIn>;
export type MobileWay = z.output<typeof MobileWay>;
export type SignInMobile = z.output<typeof SignInMobile>;
export type Session = z.output<typeof Session>;

/** The second factor of the requesting user. */
export const SecondFactor = z.object({
  /** When it was enrolled; null if there is none. */
  enrolledAt: z.nullable(Instant),
  recoveryCodesLeft: z.int(),
  /** Passkeys that may be used instead of a code, oldest first. */
  passkeys: z.array(Passkey),
});
/** The set-up data for an authenticator app: the secret to enter, and the same as a URI for a QR code. */
export const SecondFactorSetUp = z.object({ secret: z.string(), uri: z.string() });
/** A code of the authenticator app, or a recovery code. */
export const ShowSecondFactor = z.object({
  code: z
    .string('Code is required')
    .check(z.overwrite(plainSigns), z.minLength(1, 'Code is required'), z.maxLength(40, 'Code is too long')),
});
export const SecondFactorShown = z.object({
  /** Ten recovery codes after a new enrolment. They are returned only once. */
  recoveryCodes: z.array(z.string()),
});
export type SecondFactor = z.output<typeof SecondFactor>;
export type SecondFactorSetUp = z.output<typeof SecondFactorSetUp>;
