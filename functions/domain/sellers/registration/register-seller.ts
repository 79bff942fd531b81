import { freeSeoUrl, seoUrlFrom } from '#contract/shop/slug.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { REGISTRATION_HOURS } from '#contract/calls/sellers.ts';
import type { RegisterSeller, Seller } from '#contract/calls/sellers.ts';
import { requireChange } from '../../../db/statement.ts';
import {
  codeHash,
  codeState,
  hashPassword,
  refuseTry,
  requesterOf,
  setPassword,
  tryCode,
  useRightCode,
} from '../../accounts/auth/index.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import { randomKey } from '../../random.ts';
import { takenLike } from '../../platform/redirects/index.ts';
import { sellerRow } from '../sellers/index.ts';
import type { Shop } from '../../shop.ts';
import { personOf, sellerColumns } from './seller-columns.ts';
import { confirmRegistrationMail, sellerKnownMail } from './mails.ts';
import {
  gstinIsTaken,
  insertRegistration,
  insertSeller,
  makeOwner,
  REGISTERED,
  registrationsSince,
  sellsAlready,
} from './statements.ts';

const HOUR_MS = 60 * 60_000;
const AN_HOUR_SECONDS = 3600;
const REGISTRATIONS_AN_HOUR = 5;

/** Returns the text whose hash is stored for a link's secret. */
export const registrationToken = (token: string) => `seller registration/${token}`;

/**
 * Registers a business, which then waits for the platform's approval. With the code that was mailed to its email, its
 * owner is set at once. Without it, the mailed link must be opened within a day, and until then nobody can sign in for
 * the business. The response never reveals whether the email has an account; only a mail to that email does.
 * @throws GSTIN_TAKEN when another seller has the GSTIN
 * @throws TOO_MANY_REQUESTS when the email has too many registrations
 * @throws CODE_WRONG, CODE_VOID or CODE_TRIES_USED_UP for a code that is not right
 */
export function registerSeller(shop: Shop, form: RegisterSeller): Promise<Seller> {
  return form.otp === undefined ? registerUnproven(shop, form) : registerProven(shop, form, form.otp);
}

/** Returns the business that an earlier request with the same key registered. */
export async function readRegistered(shop: Shop, slug: string): Promise<Seller> {
  const [[seller]] = await shop.read(sellerRow(slug));
  return seller ?? refuse('SELLER_NOT_FOUND');
}

async function registerProven(shop: Shop, form: RegisterSeller, otp: string): Promise<Seller> {
  const purpose = 'seller';
  const { email, handle } = form;
  const { requester } = await requesterOf(shop, { handle });
  const attempt = randomKey(shop.random);
  const tried = {
    attempt,
    email,
    purpose,
    requester,
    codeHash: await codeHash(shop, { purpose, email, otp }),
    now: shop.now,
  } as const;
  const wanted = seoUrlFrom(form.businessDetails.businessName, 'store');
  const [[before], [result], taken, [sameGstin]] = await shop.write(
    codeState({ email, purpose, requester }),
    tryCode(tried),
    takenLike('store', wanted),
    gstinIsTaken({ gstin: form.gstin ?? null }),
  );
  if (!result?.right) return refuseTry(before, result, shop.now);
  if (sameGstin) refuse('GSTIN_TAKEN');

  const slug = freeSeoUrl(wanted, taken);
  shop.noteResult(slug);
  const { after } = await shop.write({
    written: [
      requireChange(useRightCode(tried), 'CODE_VOID'),
      insertSeller({
        ...(await sellerColumns(shop, form, slug)),
        status: 'PENDING_VERIFICATION',
        emailProvenAt: shop.now,
      }),
      ...makeOwner(shop, { email, ...personOf(form), slug }, REGISTERED),
      setPassword({ email, hash: await hashPassword(shop, form.password), now: shop.now }),
    ],
    after: sellerRow(slug),
  });
  return after[0]!;
}

async function registerUnproven(shop: Shop, form: RegisterSeller): Promise<Seller> {
  const { email, businessDetails } = form;
  const wanted = seoUrlFrom(businessDetails.businessName, 'store');
  const [[recent], [known], taken, [sameGstin]] = await shop.read(
    registrationsSince({ email, since: shop.now - HOUR_MS }),
    sellsAlready({ email }),
    takenLike('store', wanted),
    gstinIsTaken({ gstin: form.gstin ?? null }),
  );
  if (recent!.number >= REGISTRATIONS_AN_HOUR) refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: AN_HOUR_SECONDS });
  if (sameGstin) refuse('GSTIN_TAKEN');

  const slug = freeSeoUrl(wanted, taken);
  shop.noteResult(slug);
  const token = randomKey(shop.random) + randomKey(shop.random);
  const key = `seller-registered-${randomKey(shop.random)}`;
  const mail = known
    ? sellerKnownMail.item(key, email, {})
    : confirmRegistrationMail.item(key, email, { sellerName: businessDetails.businessName, token });
  const { after } = await shop.write({
    written: [
      insertSeller({ ...(await sellerColumns(shop, form, slug)), status: 'PENDING_VERIFICATION' }),
      insertRegistration({
        slug,
        email,
        ...personOf(form),
        passwordHash: await hashPassword(shop, form.password),
        // If the email belongs to a seller already, no link was mailed, and nobody knows this secret.
        tokenHash: await shop.keyedHash(registrationToken(token)),
        sentAt: shop.now,
        expiresAt: shop.now + REGISTRATION_HOURS * HOUR_MS,
      }),
      outboxItem(shop, mail),
    ],
    after: sellerRow(slug),
  });
  shop.after(() => sendItems(shop, [mail]));
  return after[0]!;
}
