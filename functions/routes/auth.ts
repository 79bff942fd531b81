import * as z from 'zod/mini';
import {
  GoogleSignIn,
  GoogleWay,
  MobileSignIn,
  MobileWay,
  ResetPassword,
  ResetPasswordRequest,
  SendCode,
  SendMobileCode,
  Session,
  SignIn,
  SignUp,
} from '#contract/calls/auth.ts';
import { FORGOT_SENT, SELLER_OTP_SENT } from '#contract/messages.ts';
import { Message } from '#contract/calls/wire.ts';
import {
  isMobileOffered,
  requestPasswordReset,
  resetPassword,
  sendCode,
  sendMobileCode,
  signIn,
  signInByMobile,
  signOut,
  signUp,
  verifyCode,
  signInWithGoogle,
} from '../domain/accounts/auth/index.ts';
import { json } from '../http/answers.ts';
import { call } from './call.ts';

const MOBILE_OTP_SENT = 'If this number is confirmed in an account, an OTP is on its way to it.';

export const authCalls = [
  call({
    method: 'POST',
    path: '/auth/sent/login-signup-otp',
    summary:
      "Mails a code for signing in or signing up; it belongs to the handle that is sent along, else to the client's network. The answer never tells whether there is an account.",
    who: 'public',
    isDoor: true,
    limit: 'sendCode',
    body: SendCode,
    answer: json(Message),
    refuses: ['CODE_RESEND_LOCKED', 'CODE_TOO_MANY'],
    async run(shop, _, { body }) {
      await sendCode(shop, { purpose: 'customer', ...body });
      return { message: SELLER_OTP_SENT };
    },
  }),
  call({
    method: 'POST',
    path: '/auth/verify-otp',
    summary: 'Tells whether a code is right, as one of its tries, without using it up.',
    who: 'public',
    isDoor: true,
    limit: 'tryCode',
    body: SignIn,
    answer: json(Message),
    refuses: ['CODE_WRONG', 'CODE_VOID', 'CODE_TRIES_USED_UP'],
    async run(shop, _, { body }) {
      await verifyCode(shop, body);
      return { message: 'The OTP is right.' };
    },
  }),
  call({
    method: 'POST',
    path: '/auth/signUp',
    summary: 'Opens an account and a session with the code mailed to the email.',
    who: 'public',
    isDoor: true,
    isForShoppers: true,
    limit: 'tryCode',
    body: SignUp,
    answer: json(Session),
    refuses: ['CODE_WRONG', 'CODE_VOID', 'CODE_TRIES_USED_UP'],
    run: (shop, _, { body }) => signUp(shop, body),
  }),
  call({
    method: 'POST',
    path: '/auth/signIn',
    summary: 'Opens a session with the code mailed to the email: as staff of the house, or as a customer.',
    who: 'public',
    isDoor: true,
    limit: 'tryCode',
    body: SignIn,
    answer: json(Session),
    refuses: ['CODE_WRONG', 'CODE_VOID', 'CODE_TRIES_USED_UP', 'ACCOUNT_MISSING', 'SELLER_ACCOUNT_MISSING'],
    run: (shop, _, { body }) => signIn(shop, 'customer', body),
  }),
  call({
    method: 'POST',
    path: '/auth/reset-password-request',
    summary:
      'Mails a link that sets a new password, good once and for half an hour. The answer never tells whether there is an account.',
    who: 'public',
    isDoor: true,
    limit: 'sendCode',
    body: ResetPasswordRequest,
    answer: json(Message),
    async run(shop, _, { body }) {
      await requestPasswordReset(shop, body.email);
      return { message: FORGOT_SENT };
    },
  }),
  call({
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Sets a new password with the secret of the mailed link, and ends all other sessions.',
    who: 'public',
    isDoor: true,
    limit: 'tryCode',
    body: ResetPassword,
    answer: json(Message),
    refuses: ['RESET_LINK_WRONG', 'RESET_LINK_USED', 'RESET_LINK_EXPIRED'],
    async run(shop, actor, { body }) {
      await resetPassword(shop, actor, body);
      return { message: 'Your new password is set. Please sign in with it.' };
    },
  }),
  call({
    method: 'GET',
    path: '/auth/mobile',
    summary: 'Whether shoppers can sign in with a mobile that they have confirmed.',
    who: 'public',
    isDoor: true,
    answer: json(MobileWay),
    run: async (shop) => ({ isOffered: await isMobileOffered(shop) }),
  }),
  call({
    method: 'POST',
    path: '/auth/mobile/code',
    summary:
      'Sends an OTP to a mobile that a shopper has confirmed. The answer never tells whether somebody has confirmed it.',
    who: 'public',
    isDoor: true,
    isForShoppers: true,
    limit: 'sendCode',
    body: SendMobileCode,
    answer: json(Message),
    refuses: ['MOBILE_CODES_OFF', 'CODE_RESEND_LOCKED', 'CODE_TOO_MANY'],
    async run(shop, _, { body }) {
      await sendMobileCode(shop, body);
      return { message: MOBILE_OTP_SENT };
    },
  }),
  call({
    method: 'POST',
    path: '/auth/mobile/signIn',
    summary: 'Opens a session of a shopper with the OTP sent to the confirmed mobile.',
    who: 'public',
    isDoor: true,
    isForShoppers: true,
    limit: 'tryCode',
    body: MobileSignIn,
    answer: json(Session),
    refuses: ['MOBILE_CODES_OFF', 'CODE_WRONG', 'CODE_VOID', 'CODE_TRIES_USED_UP'],
    run: (shop, _, { body }) => signInByMobile(shop, body),
  }),
  call({
    method: 'GET',
    path: '/auth/google',
    summary: 'Where people choose the Google account they sign in with; null where that is not offered.',
    who: 'public',
    isDoor: true,
    answer: json(GoogleWay),
    run: ({ google }) => Promise.resolve({ authorizationUrl: google?.authorizationUrl ?? null }),
  }),
  call({
    method: 'POST',
    path: '/auth/google/signin',
    summary:
      'Opens a session with an ID token of Google, once; where Google is not in charge of the email, or it is the one of staff, with an OTP mailed there as well.',
    who: 'public',
    isDoor: true,
    limit: 'tryCode',
    body: GoogleSignIn,
    answer: json(Session),
    refuses: [
      'GOOGLE_FAILED',
      'GOOGLE_UNREACHABLE',
      'GOOGLE_NEEDS_OTP',
      'CODE_WRONG',
      'CODE_VOID',
      'CODE_TRIES_USED_UP',
    ],
    run: (shop, _, { body }) => signInWithGoogle(shop, body),
  }),
  call({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends the session at once.',
    who: ['customer', 'seller', 'admin'],
    may: 'none',
    body: z.object({}),
    answer: json(Message),
    async run(shop, actor) {
      await signOut(shop, actor);
      return { message: 'You are signed out.' };
    },
  }),
];
