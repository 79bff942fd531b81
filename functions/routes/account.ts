import * as z from 'zod/mini';
import { AccountDeletion, AskDeletion, PersonalCopy, ToReview } from '#contract/calls/account.ts';
import { SendCode } from '#contract/calls/auth.ts';
import { ChangeNotices, Notices } from '#contract/calls/notices.ts';
import { Message } from '#contract/calls/wire.ts';
import { SELLER_OTP_SENT } from '#contract/messages.ts';
import {
  askDeletion,
  readDeletion,
  readPersonalCopy,
  readPersonalPage,
  sendDeletionCode,
  takeDeletionBack,
} from '../domain/whole-shop/privacy/index.ts';
import { changeNotices, readNotices } from '../domain/platform/notices/index.ts';
import { listToReview } from '../domain/content/reviews/index.ts';
import { HTML, json } from '../http/answers.ts';
import { WithHeaders } from '../http/call.ts';
import { call } from './call.ts';

const EVERYONE = ['customer', 'seller', 'admin'] as const;

export const accountCalls = [
  call({
    method: 'GET',
    path: '/api/users/export',
    summary: 'A copy of all that the shop knows of the person behind the session.',
    who: EVERYONE,
    may: 'none',
    // It reads most tables, so it has the low limit of sending codes.
    limit: 'sendCode',
    answer: json(PersonalCopy),
    async run(shop, actor) {
      return new WithHeaders(await readPersonalCopy(shop, actor), asFile('json'));
    },
  }),
  call({
    method: 'GET',
    path: '/api/users/export/page',
    summary: 'The same as one page to read and keep.',
    who: EVERYONE,
    may: 'none',
    limit: 'sendCode',
    answer: HTML,
    async run(shop, actor) {
      return new WithHeaders(await readPersonalPage(shop, actor), asFile('html'));
    },
  }),
  call({
    method: 'GET',
    path: '/api/users/deletion',
    summary: 'Whether the account is about to be deleted, what that waits for, and what would stay.',
    who: EVERYONE,
    may: 'none',
    answer: json(AccountDeletion),
    run: (shop, actor) => readDeletion(shop, actor),
  }),
  call({
    method: 'POST',
    path: '/api/users/deletion/code',
    summary: "Mails the code that deletes the account, to the account's own e-mail.",
    who: EVERYONE,
    may: 'none',
    limit: 'sendCode',
    body: SendCode,
    answer: json(Message),
    refuses: ['CODE_RESEND_LOCKED', 'CODE_TOO_MANY'],
    async run(shop, actor, { body }) {
      await sendDeletionCode(shop, actor, body.email);
      return { message: SELLER_OTP_SENT };
    },
  }),
  call({
    method: 'POST',
    path: '/api/users/deletion',
    summary: 'Deletes the account: at once, or as soon as its orders, returns and refunds are over.',
    who: EVERYONE,
    may: 'none',
    limit: 'tryCode',
    body: AskDeletion,
    answer: json(AccountDeletion),
    refuses: ['ACCOUNT_SELLS', 'ACCOUNT_OF_STAFF', 'CODE_WRONG', 'CODE_VOID', 'CODE_TRIES_USED_UP'],
    run: (shop, actor, { body }) => askDeletion(shop, actor, body.otp),
  }),
  call({
    method: 'DELETE',
    path: '/api/users/deletion',
    summary: 'Keeps an account that waits to be deleted.',
    who: EVERYONE,
    may: 'none',
    answer: json(AccountDeletion),
    refuses: ['DELETION_NOT_ASKED'],
    run: (shop, actor) => takeDeletionBack(shop, actor),
  }),
  call({
    method: 'GET',
    path: '/api/users/reviews-to-write',
    summary: 'What the customer has got and not reviewed yet, what came last first.',
    who: ['customer'],
    answer: json(z.array(ToReview)),
    run: (shop, customer) => listToReview(shop, customer),
  }),
  call({
    method: 'GET',
    path: '/api/users/notices',
    summary: 'Which mails beside those of orders the customer gets.',
    who: ['customer'],
    answer: json(Notices),
    run: (shop, customer) => readNotices(shop, customer),
  }),
  call({
    method: 'PUT',
    path: '/api/users/notices',
    summary: 'Chooses them; what is not said stays.',
    who: ['customer'],
    body: ChangeNotices,
    answer: json(Notices),
    run: (shop, customer, { body }) => changeNotices(shop, customer, body),
  }),
];

function asFile(ending: 'json' | 'html'): Record<string, string> {
  return { 'Content-Disposition': `attachment; filename="your-data.${ending}"` };
}
