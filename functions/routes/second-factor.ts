import * as z from 'zod/mini';
import { SecondFactor, SecondFactorSetUp, SecondFactorShown, ShowSecondFactor } from '#contract/calls/auth.ts';
import { Message } from '#contract/calls/wire.ts';
import {
  dropSecondFactor,
  readSecondFactor,
  setUpSecondFactor,
  showSecondFactor,
} from '../domain/accounts/auth/index.ts';
import { json } from '../http/answers.ts';
import { call } from './call.ts';

const PATH = '/api/users/second-factor';

export const secondFactorCalls = [
  call({
    method: 'GET',
    path: PATH,
    summary: 'Whether one has a second factor, and how many recovery codes are left.',
    who: ['seller', 'admin'],
    may: 'none',
    answer: json(SecondFactor),
    run: (shop, staff) => readSecondFactor(shop, staff),
  }),
  call({
    method: 'POST',
    path: PATH,
    summary: 'Begins to set up a second factor (TOTP, RFC 6238): the secret for the app, once.',
    who: ['seller', 'admin'],
    may: 'none',
    body: z.object({}),
    answer: json(SecondFactorSetUp),
    refuses: ['SECOND_FACTOR_NEEDED'],
    run: (shop, staff) => setUpSecondFactor(shop, staff),
  }),
  call({
    method: 'POST',
    path: `${PATH}/show`,
    summary: 'Shows the second factor in this session; the first code after setting it up answers the recovery codes.',
    who: ['seller', 'admin'],
    may: 'none',
    limit: 'tryCode',
    body: ShowSecondFactor,
    answer: json(SecondFactorShown),
    refuses: ['SECOND_FACTOR_NOT_SET_UP', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_TOO_MANY', 'SECOND_FACTOR_UNREADABLE'],
    run: (shop, staff, { body }) => showSecondFactor(shop, staff, body.code),
  }),
  call({
    method: 'DELETE',
    path: PATH,
    summary: 'Switches the second factor off. An admin of a live shop sets up another one before anything else.',
    who: ['seller', 'admin'],
    may: 'none',
    answer: json(Message),
    refuses: ['SECOND_FACTOR_NEEDED'],
    async run(shop, staff) {
      await dropSecondFactor(shop, staff);
      return { message: 'Your second factor is switched off.' };
    },
  }),
];
