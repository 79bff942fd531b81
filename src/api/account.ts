import * as messages from '#contract/messages.ts';
import { call, fetchFile } from './client.ts';
import type { AccountDeletion, ChangeNotices, Notices, OpenSession, ToReview } from './wire.ts';

/** A copy of all the shop knows of the person who is signed in: for programs, or as a page to read. */
export const fetchPersonalCopy = (form: 'json' | 'html') =>
  fetchFile(form === 'json' ? '/api/users/export' : '/api/users/export/page', messages.UNEXPECTED_ERROR);

export const getDeletion = () => call<AccountDeletion>('GET', '/api/users/deletion');

/** Mails the OTP that deletes the account, to the account's own email. */
export const sendDeletionCode = (email: string) =>
  call<{ message: string }>('POST', '/api/users/deletion/code', { body: { email }, failure: messages.OTP_SEND_FAILED });

export const askDeletion = (otp: string) => call<AccountDeletion>('POST', '/api/users/deletion', { body: { otp } });

export const takeDeletionBack = () => call<AccountDeletion>('DELETE', '/api/users/deletion');

/** What the shopper has got and not reviewed yet. */
export const listToReview = () =>
  call<ToReview[]>('GET', '/api/users/reviews-to-write', { failure: messages.REVIEWS_FETCH_FAILED });

/** Where the person is signed in, this device among them. */
export const listSessions = () => call<OpenSession[]>('GET', '/api/users/sessions');

export const endSession = (id: string) => call<{ message: string }>('DELETE', `/api/users/sessions/${id}`);

export const endOtherSessions = () => call<{ message: string }>('DELETE', '/api/users/sessions');

/** Which mails beside those of orders come. */
export const getNotices = () => call<Notices>('GET', '/api/users/notices');

export const changeNotices = (change: ChangeNotices) => call<Notices>('PUT', '/api/users/notices', { body: change });
