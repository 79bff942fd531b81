import * as messages from '#contract/messages.ts';
import { call, fetchFile } from './client.ts';
import type { AccountDeletion, ChangeNotices, Notices, OpenSession, ToReview } from './wire.ts';

/** Fetches a copy of the signed-in person's data: JSON for programs, or HTML to read. */
export const fetchPersonalCopy = (form: 'json' | 'html') =>
  fetchFile(form === 'json' ? '/api/users/export' : '/api/users/export/page', messages.UNEXPECTED_ERROR);

export const getDeletion = () => call<AccountDeletion>('GET', '/api/users/deletion');

/** Mails the OTP that confirms the deletion, to the account's own email. */
export const sendDeletionCode = (email: string) =>
  call<{ message: string }>('POST', '/api/users/deletion/code', { body: { email }, failure: messages.OTP_SEND_FAILED });

export const askDeletion = (otp: string) => call<AccountDeletion>('POST', '/api/users/deletion', { body: { otp } });

export const takeDeletionBack = () => call<AccountDeletion>('DELETE', '/api/users/deletion');

/** The delivered products that the shopper has not reviewed. */
export const listToReview = () =>
  call<ToReview[]>('GET', '/api/users/reviews-to-write', { failure: messages.REVIEWS_FETCH_FAILED });

/** The open sessions of the person, including this one. */
export const listSessions = () => call<OpenSession[]>('GET', '/api/users/sessions');

export const endSession = (id: string) => call<{ message: string }>('DELETE', `/api/users/sessions/${id}`);

export const endOtherSessions = () => call<{ message: string }>('DELETE', '/api/users/sessions');

/** The shopper's choice of mails that are not about orders. */
export const getNotices = () => call<Notices>('GET', '/api/users/notices');

export const changeNotices = (change: ChangeNotices) => call<Notices>('PUT', '/api/users/notices', { body: change });
