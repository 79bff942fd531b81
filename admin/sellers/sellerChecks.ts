import { gstinFault, panOfGstin, stateCodeOfGstin } from '#contract/shop/gstin.ts';
import { pinFitsState, stateNamed, stateWithCode } from '#contract/shop/india.ts';
import { panFault } from '#contract/shop/pan.ts';
import { IFSC } from '#contract/shop/refund-destination.ts';
import type { SellerPaper } from '#contract/states/seller.ts';
import type { SellerRecord } from '../providers/records.ts';
import { TAX_KIND_LABELS } from './taxKinds.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/sellers.ts';

/** An automatic check of a seller's details. */
export interface SellerCheck {
  says: string;
  holds: boolean;
}

type Fact = readonly [name: string, value: string | null];

/** Returns the details that a document must prove. */
export function factsOn(paper: SellerPaper, seller: SellerRecord): Fact[] {
  const { businessDetails: business, bankDetails: bank, pickupAddress: pickup } = seller;
  const facts: Record<SellerPaper, Fact[]> = {
    panCard: [
      [words.legalName, business.legalName],
      ['PAN', seller.pan ?? (seller.gstin && words.fromTheGstin(panOfGstin(seller.gstin)))],
    ],
    gstCertificate: [
      [words.legalName, business.legalName],
      ['GST', TAX_KIND_LABELS[seller.taxKind]],
      ['GSTIN', seller.gstin],
      [words.enrolmentNumber, seller.enrolmentNumber],
      [words.businessAddress, business.businessAddress],
    ],
    cancelledCheque: [
      [words.accountHolder, bank && bank.accountHolderName],
      [words.accountNumber, bank && bank.accountNumber],
      ['IFSC', bank && bank.ifscCode],
    ],
    addressProof: [
      [words.pickupAddress, `${pickup.address}, ${pickup.locality}`],
      [words.city, pickup.city],
      [common.pinCode, pickup.pincode],
      [common.state, pickup.state],
    ],
  };
  return facts[paper];
}

/** Returns the checks that need no document: check digits, and whether the details agree with each other. */
export function checksOf(paper: SellerPaper, seller: SellerRecord): SellerCheck[] {
  const { gstin, enrolmentNumber, pan, pickupAddress, bankDetails, businessDetails } = seller;
  const state = stateNamed(pickupAddress.state);
  switch (paper) {
    case 'panCard':
      return [
        ...(pan ? [{ says: words.panIsWellFormed, holds: panFault(pan) === undefined }] : []),
        ...(pan && gstin ? [{ says: words.panIsTheOneInside, holds: panOfGstin(gstin) === pan }] : []),
      ];
    case 'gstCertificate': {
      const number = gstin ?? enrolmentNumber;
      const taxed = number ? stateWithCode(stateCodeOfGstin(number)) : undefined;
      return [
        ...(gstin ? [{ says: words.checkDigitOfTheGstin, holds: gstinFault(gstin) === undefined }] : []),
        {
          says: words.registeredInPickedUpIn(taxed?.name ?? words.noKnownState, pickupAddress.state),
          holds: taxed !== undefined && taxed.code === state?.code,
        },
      ];
    }
    case 'cancelledCheque':
      return bankDetails
        ? [
            { says: words.ifscIsWellFormed, holds: IFSC.test(bankDetails.ifscCode) },
            {
              says: words.accountIsInTheName,
              holds: [businessDetails.legalName, businessDetails.businessName].some((name) =>
                isSameName(name, bankDetails.accountHolderName),
              ),
            },
          ]
        : [];
    case 'addressProof':
      return [
        { says: words.pinCodeIsIn(pickupAddress.state), holds: !!state && pinFitsState(pickupAddress.pincode, state) },
      ];
  }
}

/** Returns whether two names mean the same business: banks and registers differ in case, dots and legal form. */
function isSameName(one: string, other: string): boolean {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/\b(private|pvt|limited|ltd|llp|m\/s)\b/g, '')
      .replace(/[^\p{L}\p{N}]/gu, '');
  return plain(one) === plain(other);
}
