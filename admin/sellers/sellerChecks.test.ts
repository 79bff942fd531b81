import { expect, test } from 'vitest';
import { SELLER_PAPERS } from '#contract/states/seller.ts';
import type { SellerRecord } from '../providers/records.ts';
import { checksOf, factsOn } from './sellerChecks.ts';

const SELLER: SellerRecord = {
  id: 1,
  version: 1,
  status: 'PENDING_VERIFICATION',
  slug: 'sakhi',
  taxKind: 'REGULAR',
  gstin: '27AAPFU0939F1ZV',
  enrolmentNumber: null,
  pan: 'AAPFU0939F',
  email: 'sakhi@example.in',
  emailProven: true,
  mobile: '9820012345',
  pickupAddress: {
    name: 'Sakhi',
    mobile: '9820012345',
    pincode: '411001',
    address: '12 Laxmi Road',
    locality: 'Camp',
    city: 'Pune',
    state: 'Maharashtra',
  },
  bankDetails: {
    accountHolderName: 'SAKHI JEWELS PVT. LTD.',
    accountNumber: '•••• 1234',
    ifscCode: 'HDFC0001234',
    changedAt: null,
  },
  businessDetails: {
    businessName: 'Sakhi',
    legalName: 'Sakhi Jewels Private Limited',
    businessEmail: 'sakhi@example.in',
    businessMobile: '9820012345',
    businessAddress: '12 Laxmi Road, Pune',
    logo: null,
    banner: null,
  },
  papers: [],
  createdAt: 1_790_000_000_000,
} as unknown as SellerRecord;

const failing = (seller: SellerRecord) =>
  SELLER_PAPERS.flatMap((paper) => checksOf(paper, seller)).flatMap(({ says, holds }) => (holds ? [] : [says]));

test('a seller whose numbers agree has no failing check, whatever way the bank writes its name', () => {
  expect(failing(SELLER)).toEqual([]);
  expect(SELLER_PAPERS.flatMap((paper) => checksOf(paper, SELLER))).toHaveLength(7);
});

test.each<[string, Partial<SellerRecord>, string[]]>([
  ['a wrong check digit', { gstin: '27AAPFU0939F1ZX' }, ['Check digit of the GSTIN is right']],
  ['the PAN of somebody else', { pan: 'AAPFU0939G' }, ['PAN is the one inside the GSTIN']],
  [
    'a pickup in another State',
    { pickupAddress: { ...SELLER.pickupAddress, state: 'Karnataka' } },
    ['Registered in Maharashtra, picked up in Karnataka', 'PIN code is in Karnataka'],
  ],
  [
    'the account of another name',
    { bankDetails: { ...SELLER.bankDetails!, accountHolderName: 'R. Verma' } },
    ['Account is in the name of the business'],
  ],
])('%s is seen', (_, change, fails) => {
  expect(failing({ ...SELLER, ...change })).toEqual(fails);
});

test('who is not registered has an enrolment number and a PAN to look at', () => {
  const enrolled: SellerRecord = { ...SELLER, taxKind: 'ENROLLED', gstin: null, enrolmentNumber: '27AAPFU0939F1ZV' };
  expect(factsOn('gstCertificate', enrolled)).toContainEqual(['Enrolment number', '27AAPFU0939F1ZV']);
  expect(failing(enrolled)).toEqual([]);
});

test('without a PAN of its own the one inside the GSTIN is named', () => {
  expect(factsOn('panCard', { ...SELLER, pan: null })).toContainEqual(['PAN', 'AAPFU0939F, from the GSTIN']);
});
