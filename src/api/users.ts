import * as messages from '#contract/messages.ts';
import { browserHandle } from '../storage/session.ts';
import { call } from './client.ts';
import type { ChangeProfile, UserProfile } from './wire.ts';

export const getProfile = () =>
  call<UserProfile>('GET', '/api/users/profile', { failure: messages.PROFILE_FETCH_FAILED });

/** A new email needs the code that was sent to it. */
export const changeProfile = (change: ChangeProfile) =>
  call<UserProfile>('PATCH', '/api/users/profile', { body: change });

/** Mails the code that confirms a new email. */
export const sendEmailCode = (email: string) =>
  call<{ message: string }>('POST', '/api/users/profile/email-code', {
    body: { email, handle: browserHandle() },
    failure: messages.OTP_SEND_FAILED,
  });
