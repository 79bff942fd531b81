import { sql } from 'drizzle-orm';
import { FORMER_CUSTOMER } from '#contract/calls/account.ts';
import {
  accountDeletions,
  addresses,
  answers,
  cartCoupons,
  cartItems,
  checkouts,
  customerNotes,
  dataRequests,
  idempotencyKeys,
  letterRecipients,
  media,
  mediaUses,
  memberships,
  newsletterSubscribers,
  noticeChoices,
  oneTimeCodes,
  outbox,
  questions,
  reviewLikes,
  reviewReplies,
  reviewRequests,
  reviews,
  sessions,
  stockNotices,
  tickets,
  wishlistItems,
} from '../../../db/schema/index.ts';
import { couponCode, productName, sellerName } from './names.ts';
import { blanked, byOwnFile, byUser, stored, nobody, people, REMOVED } from './person.ts';
import type { ImpersonalTable, PersonalTable } from './person.ts';
import { ACCOUNT_DATA } from './personal-data-of-account.ts';
import { FORMER_ORDER_DATA } from './personal-data-of-former-orders.ts';
import { MESSAGE_DATA } from './personal-data-of-messages.ts';
import { ORDER_DATA } from './personal-data-of-orders.ts';
import { SIGN_IN_DATA } from './personal-data-of-sign-in.ts';
import { STAFF_DATA } from './personal-data-of-staff.ts';

const CATALOGUE = 'Goods and what is said of them.';
const COUNTS = 'Numbers alone.';
const HOUSE = 'The house and how it works.';
/** A sandbox emulates outside services. In live mode those services erase their own data. */
const OUTSIDE = 'What an outside service would keep; empty in live mode.';

/**
 * Every table with its personal data: the content of a person's copy (DPDP Act s.11), and the treatment at account
 * deletion (s.8(7), s.12). Add each new table here; a test compares this with the schema. Rows are erased in this
 * order, so rows that refer to others come first.
 */
export const PERSONAL_DATA: Record<string, PersonalTable | ImpersonalTable> = {
  // The account.
  sessions: people(sessions, {
    rows: byUser(sessions.userId),
    copy: {
      title: 'Where you signed in',
      shown: {
        device: sessions.device,
        place: sessions.place,
        signedInAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
        endedAt: sessions.revokedAt,
      },
    },
    fate: REMOVED,
  }),
  one_time_codes: people(oneTimeCodes, {
    rows: ({ userId, emails }) =>
      sql`(${oneTimeCodes.email} IN ${emails} OR ${oneTimeCodes.email} IN (SELECT mobile FROM sign_in_mobiles WHERE user_id = ${userId}))`,
    copy: { title: 'OTPs we sent you', shown: { sentAt: oneTimeCodes.sentAt, purpose: oneTimeCodes.purpose } },
    fate: REMOVED,
  }),
  ...SIGN_IN_DATA,
  idempotency_keys: people(idempotencyKeys, {
    rows: ({ userId }) =>
      sql`${idempotencyKeys.actorKind} IN ('customer', 'seller', 'admin') AND ${idempotencyKeys.subject} = CAST(${userId} AS TEXT)`,
    copy: {
      title: 'Requests your browser may repeat',
      shown: { at: sql`idempotency_keys.created_at`, call: idempotencyKeys.call },
    },
    fate: REMOVED,
  }),
  memberships: people(memberships, {
    rows: byUser(memberships.userId),
    copy: {
      title: 'What your account may do',
      shown: {
        role: memberships.role,
        subRole: memberships.subRole,
        seller: sellerName('memberships.seller_id'),
        sinceAt: memberships.createdAt,
      },
    },
    fate: stored('It says an account by its number alone, and ends with it.'),
  }),
  account_deletions: people(accountDeletions, {
    rows: byUser(accountDeletions.userId),
    copy: {
      title: 'When you wanted to delete your account',
      shown: {
        askedAt: accountDeletions.requestedAt,
        takenBackAt: accountDeletions.takenBackAt,
        doneAt: accountDeletions.doneAt,
      },
    },
    fate: stored('Proof that it was asked for and done; it says an account by its number alone.'),
  }),
  data_requests: people(dataRequests, {
    rows: ({ userId, emails }) => sql`(${dataRequests.userId} = ${userId} OR ${dataRequests.email} IN ${emails})`,
    copy: {
      title: 'What you asked of the data about you',
      shown: {
        kind: dataRequests.kind,
        askedAt: dataRequests.createdAt,
        doneAt: dataRequests.doneAt,
        note: dataRequests.note,
        outcome: dataRequests.outcome,
      },
    },
    fate: blanked(
      {
        // A request by letter stays one, without its e-mail.
        email: sql`CASE WHEN email IS NULL THEN NULL ELSE 'erased' END`,
        note: sql`NULL`,
      },
      'Proof that it was asked for and done, for three years; it says an account by its number alone.',
    ),
  }),
  customer_notes: people(customerNotes, {
    rows: byUser(customerNotes.userId),
    copy: { title: 'Notes of customer care', shown: { writtenAt: customerNotes.writtenAt, text: customerNotes.text } },
    fate: REMOVED,
  }),
  addresses: people(addresses, {
    rows: byUser(addresses.userId),
    copy: {
      title: 'Address book',
      shown: {
        name: addresses.name,
        mobile: addresses.mobile,
        email: addresses.email,
        address: addresses.address,
        addressLine2: addresses.addressLine2,
        landmark: addresses.landmark,
        alternateMobile: addresses.alternateMobile,
        addressType: addresses.addressType,
        isDefault: addresses.isDefault,
        locality: addresses.locality,
        city: addresses.city,
        state: addresses.state,
        pinCode: addresses.pinCode,
        country: addresses.country,
        savedAt: addresses.createdAt,
        deletedAt: addresses.archivedAt,
      },
    },
    fate: REMOVED,
  }),
  notice_choices: people(noticeChoices, {
    rows: byUser(noticeChoices.userId),
    copy: {
      title: 'Emails you chose',
      shown: { kind: noticeChoices.kind, isWanted: noticeChoices.isWanted, changedAt: noticeChoices.changedAt },
    },
    fate: REMOVED,
  }),
  ...MESSAGE_DATA,
  letter_recipients: people(letterRecipients, {
    rows: ({ emails }) =>
      sql`${letterRecipients.subscriberId} IN (SELECT id FROM newsletter_subscribers WHERE email IN ${emails})`,
    copy: {
      title: 'Letters of the newsletter',
      shown: {
        subject: sql`(SELECT letters.subject FROM letters WHERE letters.id = letter_recipients.letter_id)`,
        status: letterRecipients.status,
        listedAt: letterRecipients.createdAt,
        settledAt: letterRecipients.settledAt,
        endedAt: letterRecipients.endedAt,
      },
    },
    fate: blanked({ subscriberId: sql`NULL` }, COUNTS),
  }),
  newsletter_subscribers: people(newsletterSubscribers, {
    rows: ({ emails }) => sql`${newsletterSubscribers.email} IN ${emails}`,
    copy: {
      title: 'Newsletter',
      shown: {
        status: newsletterSubscribers.status,
        askedAt: newsletterSubscribers.requestedAt,
        consentAt: newsletterSubscribers.consentAt,
        leftAt: newsletterSubscribers.leftAt,
        bouncedAt: newsletterSubscribers.bouncedAt,
        consentSource: newsletterSubscribers.consentSource,
        language: newsletterSubscribers.language,
      },
    },
    fate: REMOVED,
  }),

  // The cart.
  cart_items: people(cartItems, {
    rows: byUser(cartItems.userId),
    copy: {
      title: 'Cart and saved for later',
      shown: {
        item: sql`(SELECT products.name FROM skus JOIN products ON products.id = skus.product_id WHERE skus.id = cart_items.sku_id)`,
        size: cartItems.size,
        quantity: cartItems.quantity,
        addedAt: cartItems.createdAt,
        savedForLaterAt: cartItems.savedAt,
      },
    },
    fate: REMOVED,
  }),
  checkouts: people(checkouts, {
    rows: byUser(checkouts.userId),
    copy: {
      title: 'Carts and orders you have not paid',
      shown: {
        order: sql`(SELECT orders.number FROM orders WHERE orders.id = checkouts.order_id)`,
        beganAt: checkouts.beganAt,
        changedAt: checkouts.changedAt,
        remindedAt: checkouts.remindedAt,
      },
    },
    fate: REMOVED,
  }),
  cart_coupons: people(cartCoupons, {
    rows: byUser(cartCoupons.userId),
    copy: {
      title: 'Coupon in your cart',
      shown: { coupon: couponCode('cart_coupons.coupon_id'), enteredAt: cartCoupons.enteredAt },
    },
    fate: REMOVED,
  }),

  stock_notices: people(stockNotices, {
    rows: ({ userId, emails }) => sql`(${stockNotices.userId} = ${userId} OR ${stockNotices.email} IN ${emails})`,
    copy: {
      title: 'Your back-in-stock alerts',
      shown: {
        item: sql`(SELECT products.name FROM skus JOIN products ON products.id = skus.product_id WHERE skus.id = stock_notices.sku_id)`,
        status: stockNotices.status,
        askedAt: stockNotices.requestedAt,
        toldAt: stockNotices.notifiedAt,
      },
    },
    fate: REMOVED,
  }),
  wishlist_items: people(wishlistItems, {
    rows: byUser(wishlistItems.userId),
    copy: {
      title: 'Wishlist',
      shown: {
        product: productName('wishlist_items.product_id'),
        pricePaise: wishlistItems.addedPaise,
        addedAt: wishlistItems.addedAt,
        priceDropToldAt: wishlistItems.dropNotifiedAt,
      },
    },
    fate: REMOVED,
  }),

  // Waiting mails. They come before the orders, because they are found through them.
  outbox: people(outbox, {
    // Sent items have no content any more, so only failed and waiting ones are searched.
    rows: ({ userId, emails }) => sql`${outbox.id} IN (SELECT id FROM outbox WHERE status = 'waiting'
        UNION ALL SELECT id FROM outbox WHERE status = 'dead')
      AND ${outbox.kind} IN ('mail', 'codToConfirm', 'message') AND (EXISTS (SELECT 1 FROM ${emails} own WHERE instr(${outbox.payload}, own.email) > 0)
        OR (${outbox.kind} = 'message' AND ${outbox.payload} ->> 'userId' = ${userId})
        OR EXISTS (SELECT 1 FROM orders WHERE orders.user_id = ${userId} AND instr(${outbox.payload}, orders.number) > 0))`,
    fate: REMOVED,
  }),

  ...ORDER_DATA,
  ...FORMER_ORDER_DATA,

  // Questions, answers and reviews.
  answers: people(answers, {
    rows: byUser(answers.userId),
    copy: {
      title: 'Your answers to questions',
      shown: { writtenAt: answers.createdAt, text: answers.text, isHidden: answers.isHidden },
    },
    fate: stored(`It stays without a name, as one of a ${FORMER_CUSTOMER.toLowerCase()}.`),
  }),
  questions: people(questions, {
    rows: byUser(questions.userId),
    copy: {
      title: 'Your questions',
      shown: {
        item: productName('questions.product_id'),
        writtenAt: questions.createdAt,
        text: questions.text,
        isHidden: questions.isHidden,
      },
    },
    fate: stored(`It stays without a name, as one of a ${FORMER_CUSTOMER.toLowerCase()}.`),
  }),
  review_requests: people(reviewRequests, {
    rows: byUser(reviewRequests.userId),
    copy: {
      title: 'What we asked you to review',
      shown: { item: productName('review_requests.product_id'), askedAt: reviewRequests.requestedAt },
    },
    fate: REMOVED,
  }),
  review_likes: people(reviewLikes, {
    rows: byUser(reviewLikes.userId),
    copy: {
      title: 'Reviews you found helpful',
      shown: {
        item: productName('(SELECT product_id FROM reviews WHERE reviews.id = review_likes.review_id)'),
        markedAt: reviewLikes.createdAt,
      },
    },
    fate: REMOVED,
  }),
  reviews: people(reviews, {
    rows: byUser(reviews.userId),
    copy: {
      title: 'Reviews',
      shown: {
        item: productName('reviews.product_id'),
        writtenAt: reviews.createdAt,
        rating: reviews.rating,
        text: reviews.text,
        looks: reviews.looks,
        size: reviews.size,
        weight: reviews.weight,
        plating: reviews.plating,
        boughtSize: reviews.boughtSize,
        changedAt: reviews.editedAt,
        deletedAt: reviews.archivedAt,
        isHidden: reviews.isHidden,
      },
    },
    fate: stored(`It stays without a name, as one of a ${FORMER_CUSTOMER.toLowerCase()}.`),
  }),
  review_replies: people(reviewReplies, {
    rows: byUser(reviewReplies.userId),
    copy: { title: 'Answers to reviews', shown: { writtenAt: reviewReplies.createdAt, text: reviewReplies.text } },
    fate: stored('It was written for the shop.'),
  }),
  tickets: people(tickets, {
    rows: ({ userId, emails }) =>
      sql`(${tickets.userId} = ${userId} OR (${tickets.userId} IS NULL AND ${tickets.email} IN ${emails}))`,
    copy: {
      title: 'Messages to us',
      shown: {
        ticket: tickets.number,
        writtenAt: tickets.createdAt,
        kind: tickets.kind,
        status: tickets.status,
        name: tickets.name,
        email: tickets.email,
        subject: tickets.subject,
        message: tickets.message,
        resolution: tickets.resolution,
        resolvedAt: tickets.resolvedAt,
      },
    },
    fate: stored('A complaint and its answer (Consumer Protection Act s.69); it is forgotten three years after.'),
  }),
  media_uses: people(mediaUses, {
    rows: (person) => sql`${mediaUses.mediaId} IN (SELECT id FROM media WHERE ${byOwnFile(person)})`,
    fate: REMOVED,
  }),
  media: people(media, {
    rows: byOwnFile,
    copy: {
      title: 'Photos and videos you sent us',
      shown: {
        name: media.name,
        sentAt: media.createdAt,
        bytes: media.bytes,
        purpose: media.purpose,
        file: media.key,
      },
    },
    fate: REMOVED,
  }),

  ...STAFF_DATA,

  ...ACCOUNT_DATA,

  arranged_pages: nobody(CATALOGUE),
  letters: nobody(HOUSE),
  blog_categories: nobody(CATALOGUE),
  blog_post_tags: nobody(CATALOGUE),
  blog_posts: nobody('Written for the house, under the name it prints.'),
  blog_tags: nobody(CATALOGUE),
  bought_together: nobody(COUNTS),
  bundle_pieces: nobody(CATALOGUE),
  planned_prices: nobody(CATALOGUE),
  bundles: nobody(CATALOGUE),
  categories: nobody(CATALOGUE),
  collections: nobody(CATALOGUE),
  cod_outcomes: nobody(COUNTS),
  coupon_categories: nobody(CATALOGUE),
  coupon_collections: nobody(CATALOGUE),
  coupon_products: nobody(CATALOGUE),
  coupons: nobody(CATALOGUE),
  document_series: nobody(COUNTS),
  fee_papers: nobody('Name the business that was charged, for the books.'),
  fee_series: nobody(COUNTS),
  gateway_events: nobody('Names of payments alone, for ninety days.'),
  inventory: nobody(COUNTS),
  used_google_tokens: nobody('Keyed hashes of tokens: whose they were cannot be told.'),
  jobs: nobody(HOUSE),
  ledger_due: nobody(HOUSE),
  console_products: nobody(CATALOGUE),
  console_skus: nobody(CATALOGUE),
  listing: nobody(CATALOGUE),
  catalogue_changes: nobody(CATALOGUE),
  listing_words: nobody(CATALOGUE),
  notification_counts: nobody(COUNTS),
  heartbeats: nobody(HOUSE),
  openings: nobody(HOUSE),
  owed_sums: nobody(COUNTS),
  old_addresses: nobody(CATALOGUE),
  own_search_words: nobody(CATALOGUE),
  page_invalidations: nobody(HOUSE),
  product_sales: nobody(COUNTS),
  products: nobody(CATALOGUE),
  redirects: nobody(CATALOGUE),
  sales_days: nobody(COUNTS),
  sandbox_mails: nobody(OUTSIDE),
  sandbox_messages: nobody(OUTSIDE),
  sandbox_parcels: nobody(OUTSIDE),
  sandbox_pickups: nobody(OUTSIDE),
  sandbox_razorpay: nobody(OUTSIDE),
  sandbox_scans: nobody(OUTSIDE),
  sandbox_webhooks: nobody(OUTSIDE),
  search_counts: nobody('What was searched for how often, not by whom.'),
  search_documents: nobody(CATALOGUE),
  search_pending: nobody(HOUSE),
  service_tokens: nobody(HOUSE),
  sku_sizes: nobody(CATALOGUE),
  skus: nobody(CATALOGUE),
  tax_rates: nobody(HOUSE),
  visit_counts: nobody('How many visits a day had, not whose.'),
  visits: nobody('A mark that is another one each day, forgotten within hours.'),
};
