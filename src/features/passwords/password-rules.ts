import * as z from 'zod/mini';
import { NewPassword } from '#contract/calls/auth.ts';
import { rulesOf } from '../../forms/rules.ts';

export const newPasswordRules = rulesOf(z.object({ password: NewPassword }));
