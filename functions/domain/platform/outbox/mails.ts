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
  /** Whether it is already paid. Without this it is paid on delivery. */
  isPaid: z.optional(z.boolean()),
  /** Whether it is to be gift-wrapped. */
  isGift: z.optional(z.boolean()),
  deliveryEstimate: z.string(),
  address: z.string(),
});
export type OrderMail = z.infer<typeof OrderMail>;

/** A status change of a parcel, for its shopper or its seller. */
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
  contents: z.optional(z.string()),
  courierName: z.string(),
  awb: z.string(),
  /** Cash collected on delivery. */
  codPaise: z.nullable(z.number()),
  etdOn: z.nullable(z.string()),
  /** The refund to the shopper with this step. */
  refundPaise: z.optional(z.number()),
  /** The corrected status in a word, if a step is reverted. */
  statusWord: z.optional(z.string()),
});
export type ParcelMail = z.infer<typeof ParcelMail>;

/** A status change of a return, for its shopper and its seller. */
const ReturnMail = z.object({
  step: z.enum([...RETURN_STATUSES, 'PAID']),
  reference: z.string(),
  number: z.string(),
  kind: z.enum(RETURN_KINDS),
  resolution: z.enum(RESOLUTIONS),
  /** The recipient's name. */
  name: z.string(),
  items: z.array(z.object({ name: z.string(), detail: z.string(), quantity: z.number() })),
  amountPaise: z.number(),
  /** The note about the step. */
  note: z.string(),
  /** The masked destination of the refund; null if the payment is refunded. */
  goesTo: z.nullable(z.string()),
});
export type ReturnMail = z.infer<typeof ReturnMail>;

/** An order and an amount. */
const PaymentMail = z.object({ number: z.string(), fullName: z.string(), amountPaise: z.number() });
export type PaymentMail = z.infer<typeof PaymentMail>;

/** The product of a stock notice. */
const NoticedProduct = z.object({
  name: z.string(),
  seoUrl: z.string(),
  /** Colour and size. */
  detail: z.string(),
  sellingPaise: z.number(),
});
export type NoticedProduct = z.infer<typeof NoticedProduct>;

/** A wishlist product that costs less than when it was added. */
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
 * Every mail that the shop sends, with its values. The texts are in `mails/`. A mail may wait in the outbox during an
 * update of the shop, so a new field must be optional, or the waiting mails fail.
 */
export const Mail = z.discriminatedUnion('name', [
  z.object({ name: z.literal('signInCode'), to, code: z.string() }),
  z.object({ name: z.literal('sellerCode'), to, code: z.string() }),
  z.object({ name: z.literal('changeEmailCode'), to, code: z.string() }),
  z.object({ name: z.literal('emailChanged'), to, newEmail: z.string() }),
  z.object({ name: z.literal('resetPassword'), to, token: z.string() }),
  z.object({ name: z.literal('noPassword'), to }),
  z.object({ name: z.literal('passwordChanged'), to }),
  /** Staff signed in from a new device. `device` and `place` are in words, if known. */
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
    /** The owner's name for the passkey. */
    passkey: z.optional(z.string()),
  }),
  z.object({ name: z.literal('deleteAccountCode'), to, code: z.string() }),
  /** An account deletion that waits until these are finished: orders, returns and refunds in words. */
  z.object({ name: z.literal('deletionWaits'), to, waitsFor: z.array(z.string()) }),
  z.object({ name: z.literal('accountDeleted'), to, stays: z.array(z.string()) }),
  /** An invitation to work for the platform, or for this seller. */
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
  /** A member of staff has another role, or does not work there any more. */
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
  /** A fee invoice of a seller for a month, `2026-10`, or a credit note. */
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
  /** A COD order that its shopper is to confirm, by a link with the token. */
  z.object({
    name: z.literal('codToConfirm'),
    to,
    order: OrderMail,
    until: z.number(),
    token: z.string(),
    /** Whether it may be paid online instead. */
    mayPayOnline: z.boolean(),
  }),
  z.object({
    name: z.literal('sellerOrderPlaced'),
    to,
    order: OrderMail,
    sellerName: z.string(),
    /** The buyer's deadline to confirm it, if it waits for that. */
    confirmUntil: z.optional(z.number()),
  }),
  z.object({ name: z.literal('parcelMoved'), to, parcel: ParcelMail }),
  z.object({ name: z.literal('sellerParcelMoved'), to, parcel: ParcelMail }),
  z.object({ name: z.literal('paymentFailed'), to, order: PaymentMail, payUntil: z.nullable(z.number()) }),
  z.object({
    name: z.literal('refunded'),
    to,
    order: PaymentMail,
    /** The payment method, and when the gateway refunded it. */
    method: z.string(),
    at: z.number(),
    reference: z.string(),
    /** The return it is for, with the reason that was given. */
    returned: z.optional(z.nullable(z.object({ reference: z.string(), reason: z.string() }))),
  }),
  z.object({ name: z.literal('orderSwitched'), to, order: PaymentMail }),
  z.object({
    name: z.literal('sellerOrderSwitched'),
    to,
    number: z.string(),
    sellerName: z.string(),
    /** Whether the parcel that was booked to collect cash was cancelled as well. */
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
    /** Whether the booked parcel was cancelled as well, while other pieces of it remain. */
    isToBookAgain: z.optional(z.boolean()),
    isUnconfirmed: z.optional(z.boolean()),
  }),
  z.object({
    name: z.literal('orderCancelled'),
    to,
    order: PaymentMail,
    isWhole: z.boolean(),
    /** Whether it was cancelled since nobody confirmed it in time. */
    isUnconfirmed: z.optional(z.boolean()),
  }),
  z.object({ name: z.literal('returnMoved'), to, back: ReturnMail }),
  z.object({ name: z.literal('sellerReturnMoved'), to, back: ReturnMail }),
  /** Lower prices of wishlist products. The token unsubscribes from such mails. */
  z.object({
    name: z.literal('priceDrops'),
    to,
    fullName: z.string(),
    products: z.array(DroppedProduct),
    token: z.string(),
  }),
  /** A cart reminder with the current prices. The token unsubscribes from such mails. */
  z.object({
    name: z.literal('cartReminder'),
    to,
    fullName: z.string(),
    items: OrderMail.shape.items,
    token: z.string(),
  }),
  /** A request to review delivered products. The token unsubscribes from such mails. */
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

/** A mail in the list of the settings: its reader, its time, and the default texts with their facts. */
export interface Letter {
  id: string;
  title: string;
  to: MailReader;
  /** Completes a sentence after 'Sent'. */
  when: string;
  words: MailWords;
  facts: readonly MailFact[];
}

/** Texts that replace the default texts. A missing part has the default text. */
export type OtherWords = Partial<MailWords>;

/** Renders mails and sends them through the mail service. */
export interface Mailer {
  /** Every mail of the shop. */
  letters: readonly Letter[];
  /** Returns the id of a mail's letter. */
  letterOf(mail: Mail): string;
  /**
   * Sends a mail. `key` is the idempotency key of retries.
   * @throws ProviderError when the service fails
   */
  send(mail: Mail, words: OtherWords, key: string): Promise<void>;
  /** Renders a letter with these texts and made-up people, goods and amounts. */
  preview(id: string, words: MailWords): RenderedMail;
  /** Sends such a preview, marked as a test. */
  sendTest(id: string, words: MailWords, to: string, key: string): Promise<void>;
}
