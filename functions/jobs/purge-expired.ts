import { ABANDONED_KEPT_DAYS } from '#contract/calls/checkouts.ts';
import { IMPORT_KEPT_DAYS } from '#contract/calls/imports.ts';
import { LABEL_KEPT_DAYS } from '#contract/shop/policy.ts';
import { REGISTRATION_HOURS } from '#contract/calls/sellers.ts';
import { DATA_REQUEST_YEARS } from '#contract/states/data-request.ts';
import { TICKET_YEARS } from '#contract/calls/contact-form.ts';
import {
  forgetOldCodes,
  forgetOldGoogleTokens,
  forgetOldResets,
  forgetOldSessions,
  forgetOldTries,
} from '../domain/accounts/auth/index.ts';
import { forgetOldCheckouts } from '../domain/buying/checkouts/index.ts';
import { forgetOldRegistrations, forgetUnprovenSellers } from '../domain/sellers/registration/index.ts';
import { forgetOldInvitations } from '../domain/accounts/staff/index.ts';
import { forgetOldImports, forgetOldRows } from '../domain/whole-shop/imports/index.ts';
import { forgetOldRequests } from '../domain/whole-shop/privacy/index.ts';
import { forgetOldMessages, forgetOldReplies } from '../domain/platform/messages/index.ts';
import { forgetOldKeys } from '../domain/platform/idempotency/index.ts';
import { forgetOldVisits } from '../domain/content/notifications/index.ts';
import { forgetOldTickets } from '../domain/content/tickets/index.ts';
import { forgetOldSearches } from '../domain/discovery/search/index.ts';
import { forgetOldEvents } from '../domain/orders/payments/index.ts';
import { forgetOldUploads } from '../domain/files/files/index.ts';
import { forgetUnusedFiles } from '../domain/files/media/index.ts';
import { forgetOldLabels } from '../domain/orders/shipping/index.ts';
import { forgetUnconfirmed } from '../domain/content/newsletter/index.ts';
import { forgetOldNotices } from '../domain/buying/stock-notices/index.ts';
import { forgetRemoved } from '../domain/buying/wishlist/index.ts';
import type { Shop } from '../domain/shop.ts';

const HOUR_MS = 60 * 60_000;
/** One hour longer than the mailed link is valid. */
const REGISTRATIONS_KEPT_MS = (REGISTRATION_HOURS + 1) * HOUR_MS;
/** Longer than invitations can be accepted. */
const INVITATIONS_KEPT_MS = 30 * 24 * HOUR_MS;
const CODES_KEPT_MS = 24 * HOUR_MS;
/** A client may retry for two days. */
const KEYS_KEPT_MS = 48 * HOUR_MS;
/** A season, and the same season of the previous year. */
const SEARCHES_KEPT_MS = 400 * 24 * HOUR_MS;
const SESSIONS_KEPT_MS = 30 * 24 * HOUR_MS;
/** A consumer may complain for two years (s.69 Consumer Protection Act 2019). One more year is for open cases. */
const TICKETS_KEPT_MS = TICKET_YEARS * 365 * 24 * HOUR_MS;
const REQUESTS_KEPT_MS = DATA_REQUEST_YEARS * 365 * 24 * HOUR_MS;
const SUSPECT_TICKETS_KEPT_MS = 30 * 24 * HOUR_MS;

/** Rule 8(3) of the DPDP Rules 2025 asks to keep logs of processing for a year. */
const MESSAGES_KEPT_MS = 365 * 24 * HOUR_MS;

/** Longer than the gateway, or its support, delivers an event again. */
const EVENTS_KEPT_MS = 90 * 24 * HOUR_MS;
const IMPORTS_KEPT_MS = IMPORT_KEPT_DAYS * 24 * HOUR_MS;
const CHECKOUTS_KEPT_MS = ABANDONED_KEPT_DAYS * 24 * HOUR_MS;
const LABELS_KEPT_MS = LABEL_KEPT_DAYS * 24 * HOUR_MS;
/** Longer than the mailed link is valid. */
const UNCONFIRMED_KEPT_MS = 30 * 24 * HOUR_MS;
/** A SKU that is out of stock for this long is assumed not to return. */
const NOTICES_WAIT_MS = 365 * 24 * HOUR_MS;

/**
 * Deletes expired data:
 * - codes, password attempts and reset links, unconfirmed registrations, and old invitations;
 * - idempotency keys, sessions that ended a month ago, and presence on the pages older than an hour;
 * - messages by WhatsApp and SMS, and replies to them, after a year;
 * - old tickets and data requests, counts of old searches, and unconfirmed newsletter addresses;
 * - unpaid orders, old gateway events, and items removed from wishlists;
 * - pictures for returns that were never requested, incomplete uploads, labels of parcels that arrived long ago, and old
 *   file imports.
 */
export async function purgeExpired(shop: Shop): Promise<Record<string, number>> {
  const { now } = shop;
  const {
    files: [, files],
    uploads: [, uploads],
    labels: [, labels],
    ...counts
  } = await shop.write({
    codes: forgetOldCodes({ before: now - CODES_KEPT_MS }),
    keys: forgetOldKeys({ before: now - KEYS_KEPT_MS }),
    sessions: forgetOldSessions({ before: now - SESSIONS_KEPT_MS }),
    visits: forgetOldVisits({ before: now - HOUR_MS }),
    tickets: forgetOldTickets({ settledBefore: now - TICKETS_KEPT_MS, suspectBefore: now - SUSPECT_TICKETS_KEPT_MS }),
    searches: forgetOldSearches({ before: now - SEARCHES_KEPT_MS }),
    subscribers: forgetUnconfirmed({ before: now - UNCONFIRMED_KEPT_MS }),
    events: forgetOldEvents({ before: now - EVENTS_KEPT_MS }),
    stockNotices: forgetOldNotices({ before: now - UNCONFIRMED_KEPT_MS, waitingBefore: now - NOTICES_WAIT_MS }),
    checkouts: forgetOldCheckouts({ before: now - CHECKOUTS_KEPT_MS }),
    wishlistItems: forgetRemoved({ before: now - HOUR_MS }),
    messages: forgetOldMessages({ before: now - MESSAGES_KEPT_MS }),
    messageReplies: forgetOldReplies({ before: now - MESSAGES_KEPT_MS }),
    tries: forgetOldTries({ before: now - CODES_KEPT_MS }),
    resets: forgetOldResets({ before: now - CODES_KEPT_MS }),
    registrations: forgetOldRegistrations({ before: now - REGISTRATIONS_KEPT_MS }),
    unprovenSellers: forgetUnprovenSellers({ before: now - REGISTRATIONS_KEPT_MS, now }),
    invitations: forgetOldInvitations({ before: now - INVITATIONS_KEPT_MS }),
    dataRequests: forgetOldRequests({ before: now - REQUESTS_KEPT_MS }),
    googleTokens: forgetOldGoogleTokens({ before: now - HOUR_MS }),
    importRows: forgetOldRows({ before: now - IMPORTS_KEPT_MS }),
    imports: forgetOldImports({ before: now - IMPORTS_KEPT_MS }),
    files: forgetUnusedFiles(now),
    uploads: forgetOldUploads(now),
    labels: forgetOldLabels({ before: now - LABELS_KEPT_MS, now }),
  });
  return { ...counts, files, uploads, labels };
}
