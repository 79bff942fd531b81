import * as z from 'zod/mini';
import { SignUp } from '#contract/calls/auth.ts';
import { rulesOf } from '../../forms/rules.ts';

/** The rules of the sign-up step; email and code come before it. */
export const personRules = rulesOf(z.pick(SignUp, { fullName: true, mobile: true }));
