import * as z from 'zod/mini';
import { AddPasskey, PasskeyOptions, ShowPasskey } from '#contract/calls/passkeys.ts';
import { Message } from '#contract/calls/wire.ts';
import { addPasskey, askForPasskey, beginPasskey, removePasskey, showPasskey } from '../domain/accounts/auth/index.ts';
import { json } from '../http/answers.ts';
import { IdParam } from '../http/call.ts';
import { call } from './call.ts';

const PATH = '/api/users/second-factor/passkeys';
const STAFF = ['seller', 'admin'] as const;

export const passkeyCalls = [
  call({
    method: 'POST',
    path: `${PATH}/begin`,
    summary: 'Begins to add a passkey (WebAuthn) beside the app: what a browser is to make it of.',
    who: STAFF,
    may: 'none',
    body: z.object({}),
    answer: json(PasskeyOptions),
    refuses: ['SECOND_FACTOR_NOT_SET_UP', 'SECOND_FACTOR_NEEDED', 'PASSKEY_TOO_MANY'],
    run: (shop, staff) => beginPasskey(shop, staff),
  }),
  call({
    method: 'POST',
    path: PATH,
    summary: 'Adds the passkey that a browser made.',
    who: STAFF,
    may: 'none',
    limit: 'tryCode',
    body: AddPasskey,
    answer: json(Message),
    refuses: ['SECOND_FACTOR_NOT_SET_UP', 'SECOND_FACTOR_NEEDED', 'PASSKEY_TOO_MANY', 'PASSKEY_WRONG'],
    async run(shop, staff, { body }) {
      await addPasskey(shop, staff, body);
      return { message: 'Your passkey is added.' };
    },
  }),
  call({
    method: 'DELETE',
    path: `${PATH}/:id{[0-9]+}`,
    summary: 'Removes one of one’s own passkeys.',
    who: STAFF,
    may: 'none',
    params: z.object({ id: IdParam }),
    answer: json(Message),
    refuses: ['NOT_FOUND', 'SECOND_FACTOR_NEEDED'],
    async run(shop, staff, { params }) {
      await removePasskey(shop, staff, params.id);
      return { message: 'The passkey is removed.' };
    },
  }),
  call({
    method: 'POST',
    path: `${PATH}/ask`,
    summary: 'What a browser is to ask one’s passkeys for.',
    who: STAFF,
    may: 'none',
    body: z.object({}),
    answer: json(PasskeyOptions),
    refuses: ['SECOND_FACTOR_NOT_SET_UP'],
    run: (shop, staff) => askForPasskey(shop, staff),
  }),
  call({
    method: 'POST',
    path: `${PATH}/show`,
    summary: 'Shows the second factor in this session by a passkey.',
    who: STAFF,
    may: 'none',
    limit: 'tryCode',
    body: ShowPasskey,
    answer: json(Message),
    refuses: ['PASSKEY_WRONG'],
    async run(shop, staff, { body }) {
      await showPasskey(shop, staff, body);
      return { message: 'Thank you, it is you.' };
    },
  }),
];
