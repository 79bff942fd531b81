import * as messages from '../../messages.ts';
import { refusal } from './refusal.ts';

/** Refusals about people: sign-in, staff, their data and addresses, messages. */
export const PEOPLE_REFUSALS = {
  // Sign-in and sessions
  SESSION_EXPIRED: refusal('unauthenticated', messages.SESSION_EXPIRED),
  NOT_PERMITTED: refusal('forbidden', 'You are not permitted to do this.'),
  ACCOUNT_BLOCKED: refusal(
    'forbidden',
    'This account cannot place orders at the moment. Please write to customer care.',
  ),
  CUSTOMER_NOT_FOUND: refusal('missing', 'Customer not found'),
  SELLER_NOT_ACTIVE: refusal(
    'forbidden',
    'This needs an active seller account. The note at the top of your console says why yours is not.',
  ),
  CODE_RESEND_LOCKED: refusal('tooMany', 'Please wait {seconds} seconds before asking for another OTP.'),
  CODE_TOO_MANY: refusal('tooMany', 'Too many OTPs were requested. Please try again later.'),
  CODE_WRONG: refusal('unauthenticated', 'The OTP is not right. Please check it and try again.'),
  CODE_VOID: refusal('unauthenticated', 'This OTP can no longer be used. Please ask for a new one.'),
  CODE_TRIES_USED_UP: refusal('tooMany', 'Too many wrong OTPs. Please ask for a new one.'),
  MOBILE_CODES_OFF: refusal('missing', 'This shop sends no OTPs to mobiles. Please use your email.'),
  ACCOUNT_MISSING: refusal('missing', 'No account with this email. Please sign up.'),
  SELLER_ACCOUNT_MISSING: refusal('missing', 'No seller account with this email. Please register.'),
  PASSWORD_WRONG: refusal('unauthenticated', 'The email or the password is not right.'),
  PASSWORD_TOO_MANY: refusal('tooMany', 'Too many wrong passwords. Please sign in with an OTP, or try again later.'),
  RESET_LINK_WRONG: refusal('unauthenticated', 'This link is not right. Please ask for a new one.'),
  RESET_LINK_USED: refusal('gone', 'This link was used already. Please ask for a new one.'),
  RESET_LINK_EXPIRED: refusal('gone', 'This link is too old. Please ask for a new one.'),
  GOOGLE_FAILED: refusal('unauthenticated', messages.GOOGLE_AUTH_FAILED),
  GOOGLE_UNREACHABLE: refusal('provider', messages.GOOGLE_AUTH_FAILED),
  GOOGLE_NEEDS_OTP: refusal(
    'conflict',
    'Please confirm {email} with an OTP once. After that, Google signs you in to this account.',
  ),
  EMAIL_TAKEN: refusal('conflict', 'Another account uses this email.'),
  SECOND_FACTOR_NEEDED: refusal('forbidden', 'Please type the code of your authenticator app.'),
  SECOND_FACTOR_MISSING: refusal(
    'forbidden',
    'Please set up your second factor first. You need it to see or change anything here.',
  ),
  SECOND_FACTOR_WRONG: refusal(
    'invalid',
    'This code is not right, or was used already. Please type the next one your app shows.',
  ),
  SECOND_FACTOR_TOO_MANY: refusal('tooMany', 'Too many wrong codes. Please try again in a quarter of an hour.'),
  SECOND_FACTOR_UNREADABLE: refusal(
    'conflict',
    'The shop cannot read your authenticator app’s secret any more. Please use a passkey or a recovery code. If you have none that works, ask the operator of the server to run “npm run admin -- reset-factor {email}”. Then sign in with a mailed code and set up the app again.',
  ),
  SECOND_FACTOR_NOT_SET_UP: refusal('conflict', 'Your second factor is not set up yet.'),
  PASSKEY_WRONG: refusal('invalid', 'This passkey was not accepted. Please try again.'),
  PASSKEY_TOO_MANY: refusal('conflict', 'You have {count} passkeys already. Please remove one of them first.'),
  SELLER_NOT_FOUND: refusal('missing', 'Seller not found'),
  GSTIN_TAKEN: refusal('conflict', 'A seller with this GSTIN is registered already. Please sign in, or write to us.'),
  SELLER_OWNER_TAKEN: refusal('conflict', 'This person works for another seller already. Please give another email.'),
  REGISTRATION_LINK_WRONG: refusal('unauthenticated', 'This link is not right. Please open it from the email again.'),
  REGISTRATION_LINK_USED: refusal('gone', 'This link was used already. Please sign in.'),
  REGISTRATION_LINK_EXPIRED: refusal('gone', 'This link is too old. Please register again.'),
  REGISTRATION_PASSWORD_WRONG: refusal('invalid', 'This is not the password you chose when you registered.'),
  SELLER_MOVE_ILLEGAL: refusal('conflict', 'A seller that is {from} cannot become {to}.'),
  SELLER_EMAIL_UNPROVEN: refusal('conflict', 'This seller has not confirmed the email yet.'),
  SELLER_HAS_ORDERS: refusal('conflict', 'This seller has orders that are not finished yet.'),

  // Staff
  STAFF_NOT_FOUND: refusal('missing', 'Member not found'),
  STAFF_LAST_OWNER: refusal('conflict', 'This is the only owner. Please make somebody else an owner first.'),
  STAFF_IS_MEMBER: refusal('conflict', 'This email works here already.'),
  STAFF_IS_YOU: refusal('conflict', 'This is your own email.'),
  STAFF_INVITED_ALREADY: refusal('conflict', 'This email is invited already. Please send that invitation again.'),
  STAFF_INVITATIONS_TOO_MANY: refusal('tooMany', 'You have sent many invitations. Please try again tomorrow.'),
  INVITATION_NOT_FOUND: refusal('missing', 'Invitation not found'),
  INVITATION_LINK_WRONG: refusal('unauthenticated', 'This link is not right. Please open it from the newest email.'),
  INVITATION_LINK_USED: refusal('gone', 'This invitation was accepted already. Please sign in.'),
  INVITATION_LINK_WITHDRAWN: refusal('gone', 'This invitation was withdrawn.'),
  INVITATION_LINK_EXPIRED: refusal('gone', 'This invitation is too old. Please ask for a new one.'),
  INVITATION_SENDER_LEFT: refusal(
    'gone',
    'This invitation has ended: the person who sent it can no longer invite people. Please ask for a new one.',
  ),
  INVITATION_BUSINESS_NOT_ACTIVE: refusal(
    'gone',
    'This business is not active here at the moment, so nobody can join it.',
  ),
  WORKS_FOR_ANOTHER_SELLER: refusal(
    'conflict',
    'This email works for another seller already. Please ask to be invited at another email.',
  ),

  // Deleting an account
  ACCOUNT_SELLS: refusal(
    'conflict',
    'This account sells here. Please write to us to close your seller account first; then it can be deleted.',
  ),
  ACCOUNT_OF_STAFF: refusal('conflict', 'This account works for the shop. Please ask an admin to end that first.'),
  DELETION_NOT_ASKED: refusal('missing', 'Your account is not waiting to be deleted.'),
  DELETION_OVER: refusal(
    'conflict',
    'There is something new in this account, such as an order. Please check it first.',
  ),

  // Messages and complaints
  SENT_TOO_FAST: refusal('tooMany', 'That was very quick. Please check your message and send it again.'),
  TICKET_MOVE_ILLEGAL: refusal('conflict', 'A ticket that is {from} cannot become {to}.'),
  TICKET_RESOLUTION_MISSING: refusal('invalid', 'Please say how it was settled.'),

  // Data of people
  DATA_REQUEST_NOT_FOUND: refusal('missing', 'Request not found'),
  DATA_REQUEST_SETTLED: refusal('conflict', 'Nobody has to settle this request.'),

  // Newsletter
  SUBSCRIBER_NOT_FOUND: refusal('missing', 'Subscriber not found'),
  SUBSCRIBER_LEFT: refusal('conflict', 'This subscriber has left already.'),
  LETTER_NOT_FOUND: refusal('missing', 'Letter not found'),
  LETTER_BEGUN: refusal('conflict', 'This letter was begun to be sent. Please duplicate it to change it.'),
  LETTER_EMPTY: refusal('conflict', 'Please add a section that is shown, and save the letter first.'),
  LETTER_NOT_PLANNED: refusal('conflict', 'This letter is neither planned nor being sent.'),

  // Addresses
  ADDRESS_NOT_FOUND: refusal('missing', 'Address not found'),
  ADDRESS_LIMIT: refusal('conflict', 'You have 20 addresses already. Please delete one first.'),
} as const;
