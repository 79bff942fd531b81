export { abandonedCheckouts } from './manage-checkouts.ts';
export { forgetOldCheckouts } from './statements.ts';
export { cartReminder } from './cart-reminder.ts';
export { remindOfCarts } from './remind-of-carts.ts';
export { cartReminderMail } from './mails.ts';
export { cartReminderMessage } from './messages.ts';
