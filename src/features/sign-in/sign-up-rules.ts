import * as z from 'zod/mini';
import { SignUp } from '#contract/calls/auth.ts';
import { rulesOf } from '../../forms/rules.ts';

/** The rules for who signs up; the e-mail and its code are asked for before. */
export const personRules = rulesOf(z.pick(SignUp, { fullName: true, mobile: true }));
