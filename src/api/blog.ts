import { NEWSLETTER_PATH } from '#contract/pages/paths.ts';
import { call } from './client.ts';

/** Counts that a post was opened; the page may be left meanwhile. */
export const countView = (postId: number) =>
  call<void>('POST', `/blog/posts/${postId}/view`, { asVisitor: true, isLeaving: true });

/** Asks an address by mail whether it wants the newsletter; brings what to say about it. */
export const subscribe = (email: string) =>
  call<{ message: string }>('POST', `${NEWSLETTER_PATH}/subscribe`, { body: { email }, asVisitor: true });
