import * as messages from '#contract/messages.ts';
import { browserHandle } from '../storage/session.ts';
import { call } from './client.ts';
import type { GoogleWay, MobileWay, Session } from './wire.ts';

export const sendCode = (email: string) =>
  call<{ message: string }>('POST', '/auth/sent/login-signup-otp', {
    body: { email, role: 'ROLE_CUSTOMER', handle: browserHandle() },
    failure: messages.OTP_SEND_FAILED,
    asVisitor: true,
  });

export const signIn = (email: string, otp: string) =>
  call<Session>('POST', '/auth/signIn', {
    body: { email, otp, handle: browserHandle() },
    failure: messages.SIGNIN_FAILED,
    asVisitor: true,
  });

export const signUp = (form: { email: string; otp: string; fullName: string; mobile: string }) =>
  call<Session>('POST', '/auth/signUp', {
    body: { ...form, handle: browserHandle() },
    failure: messages.SIGNUP_FAILED,
    asVisitor: true,
  });

/** Whether shoppers can sign in with a mobile that they have confirmed. */
export const getMobileWay = () =>
  call<MobileWay>('GET', '/auth/mobile', { failure: messages.OTP_SEND_FAILED, asVisitor: true });

export const sendMobileCode = (mobile: string) =>
  call<{ message: string }>('POST', '/auth/mobile/code', {
    body: { mobile, handle: browserHandle() },
    failure: messages.OTP_SEND_FAILED,
    asVisitor: true,
  });

export const signInByMobile = (mobile: string, otp: string) =>
  call<Session>('POST', '/auth/mobile/signIn', {
    body: { mobile, otp, handle: browserHandle() },
    failure: messages.SIGNIN_FAILED,
    asVisitor: true,
  });

/** The address of Google's account chooser, if the shop offers Google sign-in. */
export const getGoogleWay = () =>
  call<GoogleWay>('GET', '/auth/google', { failure: messages.GOOGLE_LOGIN_FAILED, asVisitor: true });

/** @param otp needed if the account asks for a second proof */
export const signInWithGoogle = (answer: { token: string; nonce: string }, otp?: string) =>
  call<Session>('POST', '/auth/google/signin', {
    body: { ...answer, ...(otp === undefined ? {} : { otp }), handle: browserHandle() },
    failure: messages.GOOGLE_AUTH_FAILED,
    asVisitor: true,
  });

/** Ends a session on the server, also after this browser has dropped it and while the page unloads. */
export const endSession = (token: string) =>
  call<{ message: string }>('POST', '/auth/logout', { body: {}, token, isLeaving: true });
