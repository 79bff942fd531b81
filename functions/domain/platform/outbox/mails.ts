import * as z from 'zod/mini';
import { ANSWERERS } from '#contract/calls/questions.ts';
import { SUB_ROLES } from '#contract/calls/permissions.ts';
import { FEE_PAPER_KINDS } from '#contract/shop/fee-papers.ts';
import type { MailFact, MailReader, MailWords } from '#contract/shop/mail-words.ts';
import { RESOLUTIONS, RETURN_KINDS, RETURN_STATUSES } from '#contract/states/return.ts';
import { SELLER_STATUSES } from '#contract/states/seller.ts';
import { TICKET_KINDS } from '#contract/states/ticket.ts';
import type { RenderedMail } from '../../../ports/mail.ts';

const TicketMail = z.object({
  number: z.string(),
  kind: z.enum(TICKET_KINDS),
  acknowledgeUntil: z.number(),
  resolveUntil: z.number(),
});
export type TicketMail = z.infer<typeof TicketMail>;

export const OrderMail = z.object({
  number: z.string(),
  fullName: z.string(),
  items: z.array(z.object({ name: z.string(), detail: z.string(), quantity: z.number(), sellingPaise: z.number() })),
  couponCode: z.nullable(z.string()),
  couponPaise: z.number(),
  prepaidDiscountPaise: z.number(),
  shippingFeePaise: z.number(),
  codFeePaise: z.number(),
  totalPaise: z.number(),
  /** Whether it is paid already; without, it is paid on delivery. */
  isPaid: z.optional(z.boolean()),
  /** Whether it is to be wrapped. */
  isGift: z.optional(z.boolean()),
  deliveryEstimate: z.string(),
  address: z.string(),
});
export type OrderMail = z.infer<typeof OrderMail>;

/** A step of a parcel, told to its shopper or its seller. */
const ParcelMail = z.object({
  step: z.enum([
    'confirmed',
    'shipped',
    'outForDelivery',
    'delivered',
    'failed',
    'returning',
    'cameBack',
    'lost',
    'corrected',
  ]),
  number: z.string(),
  fullName: z.string(),
  sellerName: z.string(),
  /** What is in it. */
  contents: z.optional(z.string()),
  courierName: z.string(),
  awb: z.string(),
  /** What is collected at the door. */
  codPaise: z.nullable(z.number()),
  etdOn: z.nullable(z.string()),
  /** What goes back to the shopper with this step. */
  refundPaise: z.optional(z.number()),
  /** Where it stands after all, in a word, where a step is taken back. */
  statusWord: z.optional(z.string()),
});
export type ParcelMail = z.infer<typeof ParcelMail>;

/** A step of a return, told to its shopper and its seller. */
const ReturnMail = z.object({
  step: z.enum([...RETURN_STATUSES, 'PAID']),
  reference: z.string(),
  number: z.string(),
  kind: z.enum(RETURN_KINDS),
  resolution: z.enum(RESOLUTIONS),
  /** Who is written to. */
  name: z.string(),
  items: z.array(z.object({ name: z.string(), detail: z.string(), quantity: z.number() })),
  amountPaise: z.number(),
  /** What was said about it. */
  note: z.string(),
  /** Where the money goes, as far as it is shown; none where it goes back to the payment. */
  goesTo: z.nullable(z.string()),
});
export type ReturnMail = z.infer<typeof ReturnMail>;

/** What is said of an order's money. */
const PaymentMail = z.object({ number: z.string(), fullName: z.string(), amountPaise: z.number() });
export type PaymentMail = z.infer<typeof PaymentMail>;

/** What somebody waits for, or waited for. */
const NoticedProduct = z.object({
  name: z.string(),
  seoUrl: z.string(),
  /** Colour and size. */
  detail: z.string(),
  sellingPaise: z.number(),
});
export type NoticedProduct = z.infer<typeof NoticedProduct>;

/** What costs less than when somebody put it on their wishlist. */
const DroppedProduct = z.extend(NoticedProduct, { addedPaise: z.number() });

/** A product as a mail names it. */
const MailedProduct = z.object({ name: z.string(), seoUrl: z.string() });

const QuestionAskedMail = z.object({ sellerName: z.string(), product: MailedProduct, question: z.string() });
export type QuestionAskedMail = z.infer<typeof QuestionAskedMail>;

const QuestionAnsweredMail = z.object({
  fullName: z.string(),
  product: MailedProduct,
  question: z.string(),
  answer: z.string(),
  by: z.enum(ANSWERERS),
});
export type QuestionAnsweredMail = z.infer<typeof QuestionAnsweredMail>;

const to = z.string();

/**
 * Every mail the shop writes: which one, and what is said in it. The words themselves are in `mails/`. A mail may wait
 * while the shop is updated: a field that is new here is optional, or what waits is not sent.
 */
export const Mail = z.discriminatedUnion('name', [
  z.object({ name: z.literal('signInCode'), to, code: z.string() }),
  z.object({ name: z.literal('sellerCode'), to, code: z.string() }),
  z.object({ name: z.literal('changeEmailCode'), to, code: z.string() }),
  z.object({ name: z.literal('emailChanged'), to, newEmail: z.string() }),
  z.object({ name: z.literal('resetPassword'), to, token: z.string() }),
  z.object({ name: z.literal('noPassword'), to }),
  z.object({ name: z.literal('passwordChanged'), to }),
  /** Staff signed in from a device that was not seen before; device and place in words, as far as they are known. */
  z.object({
    name: z.literal('newDevice'),
    to,
    device: z.nullable(z.string()),
    place: z.nullable(z.string()),
    at: z.number(),
  }),
  z.object({
    name: z.literal('secondFactorChanged'),
    to,
    change: z.enum(['appSetUp', 'appReplaced', 'switchedOff', 'passkeyAdded', 'passkeyRemoved']),
    /** How its owner calls the passkey. */
    passkey: z.optional(z.string()),
  }),
  z.object({ name: z.literal('deleteAccountCode'), to, code: z.string() }),
  /** An account that waits to be deleted until these are over: orders, returns and refunds in words. */
  z.object({ name: z.literal('deletionWaits'), to, waitsFor: z.array(z.string()) }),
  z.object({ name: z.literal('accountDeleted'), to, stays: z.array(z.string()) }),
  /** Somebody is asked to work for the house, or for this seller. */
  z.object({
    name: z.literal('staffInvited'),
    to,
    sellerName: z.nullable(z.string()),
    subRole: z.enum(SUB_ROLES),
    invitedBy: z.string(),
    expiresAt: z.number(),
    token: z.string(),
  }),
  z.object({ name: z.literal('joinCode'), to, code: z.string() }),
  /** Tells an owner of a business, or of the platform, that a person accepted an invitation to work there. */
  z.object({
    name: z.literal('staffJoined'),
    to,
    sellerName: z.nullable(z.string()),
    fullName: z.string(),
    email: z.string(),
    subRole: z.enum(SUB_ROLES),
    invitedBy: z.string(),
  }),
  /** A member of staff may do something else from now on, or works there no more. */
  z.object({
    name: z.literal('staffChanged'),
    to,
    sellerName: z.nullable(z.string()),
    subRole: z.nullable(z.enum(SUB_ROLES)),
  }),
  z.object({ name: z.literal('confirmRegistration'), to, sellerName: z.string(), token: z.string() }),
  z.object({ name: z.literal('sellerKnown'), to }),
  z.object({
    name: z.literal('sellerMoved'),
    to,
    sellerName: z.string(),
    status: z.enum(SELLER_STATUSES),
    reason: z.string(),
  }),
  z.object({ name: z.literal('bankChanged'), to, lastDigits: z.string() }),
  /** A seller was invoiced for the fees of a month, `2026-10`, or given some back. */
  z.object({
    name: z.literal('feePaperIssued'),
    to,
    kind: z.enum(FEE_PAPER_KINDS),
    sellerName: z.string(),
    month: z.string(),
    totalPaise: z.number(),
  }),
  z.object({ name: z.literal('confirmNewsletter'), to, token: z.string() }),
  z.object({ name: z.literal('confirmStockNotice'), to, product: NoticedProduct, token: z.string() }),
  z.object({ name: z.literal('backInStock'), to, product: NoticedProduct, token: z.string() }),
  z.object({ name: z.literal('orderPlaced'), to, order: OrderMail }),
  /** An order in cash that its shopper is to confirm, by a link that has the token in it. */
  z.object({
    name: z.literal('codToConfirm'),
    to,
    order: OrderMail,
    until: z.number(),
    token: z.string(),
    /** Whether it may be paid online in place of cash. */
    mayPayOnline: z.boolean(),
  }),
  z.object({
    name: z.literal('sellerOrderPlaced'),
    to,
    order: OrderMail,
    sellerName: z.string(),
    /** Until when its buyer is to confirm it, where it waits for that. */
    confirmUntil: z.optional(z.number()),
  }),
  z.object({ name: z.literal('parcelMoved'), to, parcel: ParcelMail }),
  z.object({ name: z.literal('sellerParcelMoved'), to, parcel: ParcelMail }),
  z.object({ name: z.literal('paymentFailed'), to, order: PaymentMail, payUntil: z.nullable(z.number()) }),
  z.object({
    name: z.literal('refunded'),
    to,
    order: PaymentMail,
    /** By what it was paid, and when the gateway gave it back. */
    method: z.string(),
    at: z.number(),
    reference: z.string(),
    /** The return it is for, and what was said about it. */
    returned: z.optional(z.nullable(z.object({ reference: z.string(), reason: z.string() }))),
  }),
  z.object({ name: z.literal('orderSwitched'), to, order: PaymentMail }),
  z.object({
    name: z.literal('sellerOrderSwitched'),
    to,
    number: z.string(),
    sellerName: z.string(),
    /** Whether the parcel that was booked to collect cash was cancelled with it. */
    isToBookAgain: z.boolean(),
  }),
  z.object({ name: z.literal('orderNotPaid'), to, order: PaymentMail }),
  z.object({ name: z.literal('orderPaidTooLate'), to, order: PaymentMail }),
  z.object({ name: z.literal('paymentReturned'), to, order: PaymentMail }),
  z.object({
    name: z.literal('sellerOrderCancelled'),
    to,
    number: z.string(),
    sellerName: z.string(),
    /** Whether the parcel that was booked was cancelled with it, while others of its pieces stand. */
    isToBookAgain: z.optional(z.boolean()),
    isUnconfirmed: z.optional(z.boolean()),
  }),
  z.object({
    name: z.literal('orderCancelled'),
    to,
    order: PaymentMail,
    isWhole: z.boolean(),
    /** Whether that is because nobody confirmed it in time. */
    isUnconfirmed: z.optional(z.boolean()),
  }),
  z.object({ name: z.literal('returnMoved'), to, back: ReturnMail }),
  z.object({ name: z.literal('sellerReturnMoved'), to, back: ReturnMail }),
  /** Tells of lower prices of what is on a wishlist; the token stops such mails. */
  z.object({
    name: z.literal('priceDrops'),
    to,
    fullName: z.string(),
    products: z.array(DroppedProduct),
    token: z.string(),
  }),
  /** Reminds of what is in a cart, at the prices of now; the token stops such mails. */
  z.object({
    name: z.literal('cartReminder'),
    to,
    fullName: z.string(),
    items: OrderMail.shape.items,
    token: z.string(),
  }),
  /** Asks for reviews of what came; the token stops such mails. */
  z.object({
    name: z.literal('reviewsWanted'),
    to,
    fullName: z.string(),
    products: z.array(MailedProduct),
    token: z.string(),
  }),
  z.extend(QuestionAskedMail, { name: z.literal('questionAsked'), to }),
  z.extend(QuestionAnsweredMail, { name: z.literal('questionAnswered'), to }),
  z.object({ name: z.literal('ticketOpened'), to, ticket: TicketMail }),
  z.object({
    name: z.literal('ticketArrived'),
    to,
    ticket: TicketMail,
    from: z.object({ name: z.string(), email: z.string() }),
    subject: z.string(),
    message: z.string(),
  }),
]);
export type Mail = z.infer<typeof Mail>;

/** A mail the shop sends, as the settings list it: to whom, when, and the shop's own words with what may stand in them. */
export interface Letter {
  id: string;
  title: string;
  to: MailReader;
  /** After 'Sent'. */
  when: string;
  words: MailWords;
  facts: readonly MailFact[];
}

/** Words in place of the shop's own; a part that is not said is the shop's. */
export type OtherWords = Partial<MailWords>;

/** Writes mails and hands them to the mail service. */
export interface Mailer {
  /** Every mail there is. */
  letters: readonly Letter[];
  /** The id of the letter that a mail is. */
  letterOf(mail: Mail): string;
  /** `key` makes a retry the same mail. Throws a `ProviderError` when the service fails. */
  send(mail: Mail, words: OtherWords, key: string): Promise<void>;
  /** A letter in these words, with people, goods and amounts that do not exist. */
  preview(id: string, words: MailWords): RenderedMail;
  /** Sends the same, marked as a test. */
  sendTest(id: string, words: MailWords, to: string, key: string): Promise<void>;
}
