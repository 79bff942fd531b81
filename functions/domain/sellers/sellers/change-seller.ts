import { and, eq, sql } from 'drizzle-orm';
import type { Seller as SellerActor } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { pickupStateFault } from '#contract/calls/sellers.ts';
import type { ChangeSeller, Seller } from '#contract/calls/sellers.ts';
import { mediaUrl } from '#contract/pages/image-url.ts';
import { stateNamed } from '#contract/shop/india.ts';
import { SELLER_PICTURES } from '#contract/states/seller.ts';
import type { SellerPicture } from '#contract/states/seller.ts';
import { sellers } from '../../../db/schema/index.ts';
import { query } from '../../../db/statement.ts';
import { changeRow } from '../../platform/console-list/index.ts';
import { dropSellerPictures, fileRemoval, useSellerFiles } from '../../files/media/index.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import { pageInvalidation } from '../../platform/page-invalidations/index.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { bankColumns } from './bank.ts';
import { bankChangedMail } from './mails.ts';
import { managedSellers } from './managed-sellers.ts';

/**
 * Changes a seller's business; missing fields stay unchanged. Its tax details and its owner cannot be changed here. A
 * change of the bank account is mailed to the owner and its time is stored, since payouts wait after it.
 * @throws SELLER_NOT_FOUND when the seller does not exist
 * @throws STALE_VERSION with the present state
 * @throws FILE_UNKNOWN when a file cannot be used
 * @throws FIELDS_INVALID when the pickup address is in another State than the seller's registration
 */
export async function changeSeller(shop: Shop, seller: SellerActor, change: ChangeSeller): Promise<Seller> {
  const { version, mobile, pickupAddress, bankDetails, businessDetails, papers = {} } = change;
  const bank = bankDetails && { ...(await bankColumns(shop, bankDetails)), bankChangedAt: shop.now };
  const messages: OutboxItem[] = [];
  const after = await changeRow(managedSellers, shop, seller, { id: seller.sellerId, version }, (before) => {
    const error = pickupAddress && pickupStateFault(before, pickupAddress.state);
    if (error) refuse('FIELDS_INVALID', { fields: { 'pickupAddress.state': error } });
    const columns = {
      ...(mobile && { mobile }),
      ...(pickupAddress && {
        pickupName: pickupAddress.name,
        pickupMobile: pickupAddress.mobile,
        pickupPinCode: pickupAddress.pincode,
        pickupAddress: pickupAddress.address,
        pickupLocality: pickupAddress.locality,
        pickupCity: pickupAddress.city,
        pickupState: pickupAddress.state,
        pickupStateCode: stateNamed(pickupAddress.state)!.code,
      }),
      ...bank,
      ...(businessDetails && businessColumns(businessDetails)),
    };
    const pictures = changedPictures(before, change);
    for (const key of pictures.dropped) {
      messages.push(fileRemoval(key));
    }
    if (bank) {
      messages.push(
        bankChangedMail.item(`bank-changed-${randomKey(shop.random)}`, before.email, {
          lastDigits: bank.bankLastDigits,
        }),
      );
    }
    const isShown = before.status === 'ACTIVE' && Boolean(pickupAddress ?? businessDetails ?? mobile);
    return {
      row: query((db) =>
        db
          .update(sellers)
          .set({ ...columns, updatedAt: shop.now, version: sql`${sellers.version} + 1` })
          .where(and(eq(sellers.id, before.id), eq(sellers.version, before.version))),
      ),
      audit: {
        action: bank ? 'bank account changed' : 'seller changed',
        subject: 'seller',
        before: shownOf(before, change),
        after: {
          ...(mobile && { mobile }),
          ...(pickupAddress && { pickupAddress }),
          ...(businessDetails && { businessDetails }),
          ...(change.papers && { papers: Object.keys(papers) }),
          ...(bank && { bankDetails: { accountNumber: `•••• ${bank.bankLastDigits}`, ifscCode: bank.bankIfsc } }),
        },
      },
      also: [
        ...dropSellerPictures(pictures.dropped),
        ...useSellerFiles(shop, seller, { ...pictures.used, ...papers }),
        ...messages.map((item) => outboxItem(shop, item)),
        ...(isShown ? [pageInvalidation(shop, { subject: 'everything', subjectId: 0 })] : []),
      ],
    };
  });
  shop.after(() => sendItems(shop, messages));
  return after;
}

type BusinessDetails = NonNullable<ChangeSeller['businessDetails']>;

/** Returns the columns of the business details. Without a legal name, a new business name is the legal name as well. */
function businessColumns({ logo: _, banner: __, ...said }: BusinessDetails) {
  const legalName = said.legalName ?? said.businessName;
  return { ...said, ...(legalName !== undefined && { legalName }) };
}

/**
 * Returns the keys of new pictures by role, and the keys of the pictures they replace. A picture that is shown already
 * stays.
 */
function changedPictures({ businessDetails: shown }: Seller, { businessDetails }: ChangeSeller) {
  const used: Partial<Record<SellerPicture, string>> = {};
  const dropped: string[] = [];
  for (const place of SELLER_PICTURES) {
    const [key, present] = [businessDetails?.[place], shown[place]];
    if (key === undefined || (key !== null && mediaUrl(key) === present)) continue;
    if (key !== null) used[place] = key;
    if (present !== null) dropped.push(present.slice(mediaUrl('').length));
  }
  return { used, dropped };
}

/** Returns the former values of the changed fields, without an account number. */
function shownOf(before: Seller, change: ChangeSeller): Record<string, unknown> {
  const named = ['mobile', 'pickupAddress', 'bankDetails', 'businessDetails', 'papers'] as const;
  return Object.fromEntries(named.filter((name) => change[name] !== undefined).map((name) => [name, before[name]]));
}
