export { confirmSubscription } from './confirm-subscription.ts';
export { forgetUnconfirmed, leaveById } from './statements.ts';
export { endSubscription, managedSubscribers } from './manage-subscribers.ts';
export { subscribe } from './subscribe.ts';
export { unsubscribe } from './unsubscribe.ts';
export { confirmNewsletterMail } from './mails.ts';
