import { PasswordSignIn, SendCode, Session, SignIn } from '#contract/calls/auth.ts';
import { SELLER_OTP_SENT } from '#contract/messages.ts';
import { Message } from '#contract/calls/wire.ts';
import { sendCode, signIn, signInWithPassword } from '../domain/auth/index.ts';
import { call } from './call.ts';

export const sellerCalls = [
  call({
    method: 'POST',
    path: '/sellers/send/login-signup-otp',
    summary:
      "Mails a code for signing in as a seller; it belongs to the handle that is sent along, else to the client's network.",
    who: 'public',
    limit: 'sendCode',
    body: SendCode,
    answer: Message,
    async run(shop, _, { body }) {
      await sendCode(shop, { purpose: 'seller', ...body });
      return { message: SELLER_OTP_SENT };
    },
  }),
  call({
    method: 'POST',
    path: '/sellers/verify/login-top',
    summary: "Opens a seller's session with the code mailed to the email.",
    who: 'public',
    limit: 'tryCode',
    body: SignIn,
    answer: Session,
    run: (shop, _, { body }) => signIn(shop, 'seller', body),
  }),
  call({
    method: 'POST',
    path: '/sellers/login',
    summary: "Opens a seller's session with a password.",
    who: 'public',
    limit: 'tryCode',
    body: PasswordSignIn,
    answer: Session,
    run: (shop, _, { body }) => signInWithPassword(shop, body),
  }),
];
