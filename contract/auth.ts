import * as z from 'zod/mini';
import { mobileDigits, mobileFault } from './india.ts';
import * as messages from './messages.ts';
import { ROLES } from './roles.ts';
import { line } from './wire.ts';

export const EMAIL_MAX_LENGTH = 254;
export const NAME_MAX_LENGTH = 80;

/** An e-mail, compared in lower case everywhere. */
export const Email = z
  .string(messages.ADDRESS_EMAIL_INVALID)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(EMAIL_MAX_LENGTH, messages.ADDRESS_EMAIL_INVALID),
    z.regex(/^[^\s@<>(),;:"\\[\]]+@[^\s@.<>(),;:"\\[\]]+(\.[^\s@.<>(),;:"\\[\]]+)+$/, messages.ADDRESS_EMAIL_INVALID),
  );

/** Six digits as text, since a leading zero counts; spaces from a paste are dropped. */
export const Otp = z.pipe(
  z.string('Please enter the 6-digit code').check(z.overwrite((text) => text.replace(/[\s-]/g, ''))),
  z.string().check(z.regex(/^[0-9]{6}$/, 'Please enter the 6-digit code')),
);

/** A mobile number, kept as its ten digits. */
export const Mobile = z.string(messages.ADDRESS_MOBILE_INVALID).check(
  z.overwrite(mobileDigits),
  z.check((checked) => {
    const fault = mobileFault(checked.value);
    if (fault) checked.issues.push({ code: 'custom', message: fault, input: checked.value });
  }),
);

export const FullName = line('Full name', NAME_MAX_LENGTH);

/** `role` may be sent and is ignored: the door decides what a session may do. */
export const SendCode = z.object({ email: Email });
export const SignIn = z.object({ email: Email, otp: Otp });
export const SignUp = z.object({ email: Email, otp: Otp, fullName: FullName, mobile: Mobile });
export const Session = z.object({ jwtToken: z.string(), role: z.enum(ROLES) });

export type SendCode = z.output<typeof SendCode>;
export type SignIn = z.output<typeof SignIn>;
export type SignUp = z.output<typeof SignUp>;
export type Session = z.output<typeof Session>;
