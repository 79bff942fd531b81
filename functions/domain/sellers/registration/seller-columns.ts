import type { EnterSeller, RegisterSeller } from '#contract/calls/sellers.ts';
import { panOfGstin } from '#contract/shop/gstin.ts';
import { stateNamed } from '#contract/shop/india.ts';
import type { Shop } from '../../shop.ts';
import { bankColumns } from '../sellers/index.ts';

type SellerForm = RegisterSeller | EnterSeller;

/**
 * Returns the owner's name and mobile. The contact of the pickup address is taken as the owner, who can change both in
 * the profile.
 */
export function personOf({ pickupAddress, mobile }: SellerForm) {
  return { fullName: pickupAddress.name, mobile };
}

/** Returns the columns of a new seller, but for its status and the proof of its email. */
export async function sellerColumns(shop: Shop, form: SellerForm, slug: string) {
  const { pickupAddress: pickup, businessDetails: business } = form;
  return {
    createdAt: shop.now,
    updatedAt: shop.now,
    slug,
    taxKind: form.taxKind,
    gstin: form.gstin ?? null,
    enrolmentNumber: form.enrolmentNumber ?? null,
    pan: form.pan ?? (form.gstin ? panOfGstin(form.gstin) : null),
    email: form.email,
    mobile: form.mobile,
    pickupName: pickup.name,
    pickupMobile: pickup.mobile,
    pickupAddress: pickup.address,
    pickupLocality: pickup.locality,
    pickupCity: pickup.city,
    pickupState: pickup.state,
    pickupStateCode: stateNamed(pickup.state)!.code,
    pickupPinCode: pickup.pincode,
    businessName: business.businessName,
    legalName: business.legalName ?? business.businessName,
    businessEmail: business.businessEmail,
    businessMobile: business.businessMobile,
    businessAddress: business.businessAddress,
    ...(form.bankDetails && (await bankColumns(shop, form.bankDetails))),
  };
}
