import type { Admin } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { EnterSeller, Seller } from '#contract/calls/sellers.ts';
import { freeSeoUrl, seoUrlFrom } from '#contract/shop/slug.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import { takenLike } from '../../platform/redirects/index.ts';
import type { Shop } from '../../shop.ts';
import { sellerRow } from '../sellers/index.ts';
import { sellerEnteredMail } from './mails.ts';
import { personOf, sellerColumns } from './seller-columns.ts';
import { gstinIsTaken, insertSeller, makeOwner, sellsAlready } from './statements.ts';

/**
 * Enters a seller that the platform knows, which may sell at once. Its owner is the person with the given email, who is
 * mailed and signs in with a code. Staff who sell their own goods give their own email.
 * @throws SELLER_OWNER_TAKEN when the person works for another seller, since a seller's session is for one seller
 * @throws GSTIN_TAKEN when another seller has the GSTIN
 */
export async function enterSeller(shop: Shop, admin: Admin, form: EnterSeller): Promise<Seller> {
  const { email, businessDetails } = form;
  const wanted = seoUrlFrom(businessDetails.businessName, 'store');
  const [[known], taken, [sameGstin]] = await shop.read(
    sellsAlready({ email }),
    takenLike('store', wanted),
    gstinIsTaken({ gstin: form.gstin ?? null }),
  );
  if (known) refuse('SELLER_OWNER_TAKEN');
  if (sameGstin) refuse('GSTIN_TAKEN');

  const slug = freeSeoUrl(wanted, taken);
  shop.noteResult(slug);
  const mail = sellerEnteredMail.item(`seller-entered-${slug}`, email, { sellerName: businessDetails.businessName });
  const { after } = await shop.write({
    written: [
      insertSeller({ ...(await sellerColumns(shop, form, slug)), status: 'ACTIVE', emailProvenAt: shop.now }),
      ...makeOwner(shop, { email, ...personOf(form), slug }, { by: admin, action: 'seller entered' }),
      outboxItem(shop, mail),
    ],
    after: sellerRow(slug),
  });
  shop.after(() => sendItems(shop, [mail]));
  return after[0]!;
}
