import * as messages from '#contract/messages.ts';
import { browserHandle } from '../storage/session.ts';
import { call } from './client.ts';
import type { Session } from './wire.ts';

export const sendSellerCode = (email: string) =>
  call<{ message: string }>('POST', '/sellers/send/login-signup-otp', {
    body: { email, handle: browserHandle() },
    failure: messages.OTP_SEND_FAILED,
    asVisitor: true,
  });

export const signInAsSeller = (email: string, otp: string) =>
  call<Session>('POST', '/sellers/verify/login-top', {
    body: { email, otp, handle: browserHandle() },
    failure: messages.SELLER_OTP_VERIFY_FAILED,
    asVisitor: true,
  });

export const signInWithPassword = (email: string, password: string) =>
  call<Session>('POST', '/sellers/login', {
    body: { email, password, handle: browserHandle() },
    failure: messages.SIGNIN_FAILED,
    asVisitor: true,
  });

/** @param key idempotency key */
export const registerSeller = (form: object, key: string) =>
  call<{ email: string }>('POST', '/sellers/create', {
    body: form,
    idempotencyKey: key,
    failure: messages.SELLER_CREATE_FAILED,
    asVisitor: true,
  });

export const confirmRegistration = (token: string, password: string) =>
  call<Session>('POST', '/sellers/confirm', {
    body: { token, password, handle: browserHandle() },
    failure: messages.UNEXPECTED_ERROR,
    asVisitor: true,
  });
