import * as z from 'zod/mini';
import { ConfirmMobile, MobileToConfirm, SendCode, SignInMobile } from '#contract/calls/auth.ts';
import { SELLER_OTP_SENT } from '#contract/messages.ts';
import { ChangeProfile, OpenSession, UserProfile } from '#contract/calls/users.ts';
import { Message } from '#contract/calls/wire.ts';
import { json } from '../http/answers.ts';
import {
  confirmMobile,
  dropSignInMobile,
  endOtherSessions,
  endSession,
  listSessions,
  readSignInMobile,
  sendCode,
  sendConfirmationCode,
} from '../domain/accounts/auth/index.ts';
import { changeProfile, readProfile } from '../domain/accounts/users/index.ts';
import { call } from './call.ts';

const EVERYONE = ['customer', 'seller', 'admin'] as const;

export const userCalls = [
  call({
    method: 'GET',
    path: '/api/users/profile',
    summary: 'The person behind the session.',
    who: EVERYONE,
    may: 'none',
    answer: json(UserProfile),
    run: (shop, actor) => readProfile(shop, actor),
  }),
  call({
    method: 'PATCH',
    path: '/api/users/profile',
    summary: 'Changes name, mobile or, with the code sent there, the email.',
    who: EVERYONE,
    may: 'none',
    body: ChangeProfile,
    answer: json(UserProfile),
    refuses: ['CODE_WRONG', 'CODE_VOID', 'CODE_TRIES_USED_UP', 'EMAIL_TAKEN'],
    current: UserProfile,
    run: (shop, actor, { body }) => changeProfile(shop, actor, body),
  }),
  call({
    method: 'POST',
    path: '/api/users/profile/email-code',
    summary: 'Mails the code that proves a new email.',
    who: EVERYONE,
    may: 'none',
    limit: 'sendCode',
    body: SendCode,
    answer: json(Message),
    refuses: ['CODE_RESEND_LOCKED', 'CODE_TOO_MANY'],
    async run(shop, { userId }, { body }) {
      await sendCode(shop, { purpose: 'changeEmail', email: body.email, userId });
      return { message: SELLER_OTP_SENT };
    },
  }),
  call({
    method: 'GET',
    path: '/api/users/sign-in-mobile',
    summary: 'The mobile that signs the shopper in, and whether one can be confirmed.',
    who: ['customer'],
    answer: json(SignInMobile),
    run: (shop, actor) => readSignInMobile(shop, actor),
  }),
  call({
    method: 'POST',
    path: '/api/users/sign-in-mobile/code',
    summary: 'Sends the OTP that confirms a mobile, to that mobile.',
    who: ['customer'],
    limit: 'sendCode',
    body: MobileToConfirm,
    answer: json(Message),
    refuses: ['MOBILE_CODES_OFF', 'CODE_RESEND_LOCKED', 'CODE_TOO_MANY'],
    async run(shop, actor, { body }) {
      await sendConfirmationCode(shop, actor, body.mobile);
      return { message: 'OTP has been sent to your mobile' };
    },
  }),
  call({
    method: 'PUT',
    path: '/api/users/sign-in-mobile',
    summary: 'Makes a mobile sign the shopper in, with the OTP sent to it. Another account that had it loses it.',
    who: ['customer'],
    limit: 'tryCode',
    body: ConfirmMobile,
    answer: json(SignInMobile),
    refuses: ['MOBILE_CODES_OFF', 'CODE_WRONG', 'CODE_VOID', 'CODE_TRIES_USED_UP'],
    run: (shop, actor, { body }) => confirmMobile(shop, actor, body),
  }),
  call({
    method: 'DELETE',
    path: '/api/users/sign-in-mobile',
    summary: 'Ends the sign-in by mobile of the shopper.',
    who: ['customer'],
    answer: json(SignInMobile),
    run: (shop, actor) => dropSignInMobile(shop, actor),
  }),
  call({
    method: 'GET',
    path: '/api/users/sessions',
    summary: 'Where the person behind the session is signed in, and from which devices.',
    who: EVERYONE,
    may: 'none',
    answer: json(z.array(OpenSession)),
    run: (shop, actor) => listSessions(shop, actor),
  }),
  call({
    method: 'DELETE',
    path: '/api/users/sessions/:sessionId',
    summary: 'Ends a session of the same person at once.',
    who: EVERYONE,
    may: 'none',
    params: z.object({ sessionId: z.string().check(z.regex(/^[\w-]{16,64}$/, 'The session id is not one')) }),
    answer: json(Message),
    refuses: ['NOT_FOUND'],
    async run(shop, actor, { params }) {
      await endSession(shop, actor, params.sessionId);
      return { message: 'That device is signed out.' };
    },
  }),
  call({
    method: 'DELETE',
    path: '/api/users/sessions',
    summary: 'Ends all sessions of the same person but the one that asks.',
    who: EVERYONE,
    may: 'none',
    answer: json(Message),
    async run(shop, actor) {
      await endOtherSessions(shop, actor);
      return { message: 'You are signed out everywhere else.' };
    },
  }),
];
