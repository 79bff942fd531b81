import * as messages from '#contract/messages.ts';
import { browserHandle } from '../storage/session.ts';
import { call } from './client.ts';
import type { ChangeProfile, SignInMobile, UserProfile } from './wire.ts';

export const getProfile = () =>
  call<UserProfile>('GET', '/api/users/profile', { failure: messages.PROFILE_FETCH_FAILED });

/** A new email needs the code that was sent to it. */
export const changeProfile = (change: ChangeProfile) =>
  call<UserProfile>('PATCH', '/api/users/profile', { body: change });

/** Mails the code that confirms a new email. */
export const sendEmailCode = (email: string) =>
  call<{ message: string }>('POST', '/api/users/profile/email-code', {
    body: { email, handle: browserHandle() },
    failure: messages.OTP_SEND_FAILED,
  });

/** The mobile that signs the shopper in, and whether one can be confirmed. */
export const getSignInMobile = () => call<SignInMobile>('GET', '/api/users/sign-in-mobile');

/** Sends the code that confirms a mobile. */
export const sendConfirmationCode = (mobile: string) =>
  call<{ message: string }>('POST', '/api/users/sign-in-mobile/code', {
    body: { mobile },
    failure: messages.OTP_SEND_FAILED,
  });

export const confirmMobile = (mobile: string, otp: string) =>
  call<SignInMobile>('PUT', '/api/users/sign-in-mobile', { body: { mobile, otp } });

export const dropSignInMobile = () => call<SignInMobile>('DELETE', '/api/users/sign-in-mobile');
