import { NEWSLETTER_PATH } from '#contract/pages/paths.ts';
import { call } from './client.ts';

/** Counts a view of a post. The request outlives the page. */
export const countView = (postId: number) =>
  call<void>('POST', `/blog/posts/${postId}/view`, { asVisitor: true, isLeaving: true });

/** Requests the newsletter: the shop mails a link to confirm it. Returns the message to show. */
export const subscribe = (email: string) =>
  call<{ message: string }>('POST', `${NEWSLETTER_PATH}/subscribe`, { body: { email }, asVisitor: true });
