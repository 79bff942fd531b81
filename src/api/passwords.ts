import * as messages from '#contract/messages.ts';
import { call } from './client.ts';

export const requestPasswordReset = (email: string) =>
  call<{ message: string }>('POST', '/auth/reset-password-request', {
    body: { email },
    failure: messages.FORGOT_FAILED,
    asVisitor: true,
  });

export const resetPassword = (token: string, password: string) =>
  call<{ message: string }>('POST', '/auth/reset-password', {
    body: { token, password },
    failure: messages.RESET_PASSWORD_FAILED,
    asVisitor: true,
  });
