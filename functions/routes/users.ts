import { SendCode } from '#contract/calls/auth.ts';
import { SELLER_OTP_SENT } from '#contract/messages.ts';
import { ChangeProfile, UserProfile } from '#contract/calls/users.ts';
import { Message } from '#contract/calls/wire.ts';
import { sendCode } from '../domain/auth/index.ts';
import { changeProfile, readProfile } from '../domain/users/index.ts';
import { call } from './call.ts';

const EVERYONE = ['customer', 'seller', 'admin'] as const;

export const userCalls = [
  call({
    method: 'GET',
    path: '/api/users/profile',
    summary: 'The person behind the session.',
    who: EVERYONE,
    may: 'none',
    answer: UserProfile,
    run: (shop, actor) => readProfile(shop, actor),
  }),
  call({
    method: 'PATCH',
    path: '/api/users/profile',
    summary: 'Changes name, mobile or, with the code sent there, the e-mail.',
    who: EVERYONE,
    may: 'none',
    body: ChangeProfile,
    answer: UserProfile,
    run: (shop, actor, { body }) => changeProfile(shop, actor, body),
  }),
  call({
    method: 'POST',
    path: '/api/users/profile/email-code',
    summary: 'Mails the code that proves a new e-mail.',
    who: EVERYONE,
    may: 'none',
    limit: 'sendCode',
    body: SendCode,
    answer: Message,
    async run(shop, { userId }, { body }) {
      await sendCode(shop, { purpose: 'changeEmail', email: body.email, userId });
      return { message: SELLER_OTP_SENT };
    },
  }),
];
