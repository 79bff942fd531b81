/** The people of the demo shop. Nobody needs a password: every door opens with a code from the outbox. */
export const ADMIN = { email: 'admin@ratnahaat.example', fullName: 'Nandini Iyer', mobile: '9848022331' };

export const CUSTOMERS = [
  { email: 'asha@ratnahaat.example', fullName: 'Asha Rao', mobile: '9848012345' },
  { email: 'rohan@ratnahaat.example', fullName: 'Rohan Mehta', mobile: '9820456712' },
];

/** GSTINs are true to form, with a right check sign, and belong to nobody. */
export const SELLERS = [
  {
    email: 'meera@ratnahaat.example',
    fullName: 'Meera Lakshmi',
    mobile: '9849567123',
    status: 'ACTIVE',
    slug: 'meera-temple-jewels',
    businessName: 'Meera Temple Jewels',
    legalName: 'Meera Temple Jewels Private Limited',
    gstin: '36ZZTCJ1234K1Z4',
    pickup: {
      address: '21-2-118, Laad Bazaar Road',
      locality: 'Charminar',
      city: 'Hyderabad',
      state: 'Telangana',
      pinCode: '500002',
    },
  },
  {
    email: 'farhan@ratnahaat.example',
    fullName: 'Farhan Shaikh',
    mobile: '9821334456',
    status: 'ACTIVE',
    slug: 'farhan-fashion-jewellery',
    businessName: 'Farhan Fashion Jewellery',
    legalName: 'Farhan Shaikh',
    gstin: '27ZZTPS4321M1ZX',
    pickup: {
      address: 'Gala 14, Adarsh Industrial Estate',
      locality: 'Malad West',
      city: 'Mumbai',
      state: 'Maharashtra',
      pinCode: '400064',
    },
  },
  {
    email: 'pending@ratnahaat.example',
    fullName: 'Ritu Bansal',
    mobile: '9810667234',
    status: 'PENDING_VERIFICATION',
    slug: 'ritu-art-jewels',
    businessName: 'Ritu Art Jewels',
    legalName: 'Ritu Bansal',
    gstin: '07ZZTCD1357H1ZA',
    pickup: {
      address: '1182, Kucha Mahajani',
      locality: 'Chandni Chowk',
      city: 'New Delhi',
      state: 'Delhi',
      pinCode: '110006',
    },
  },
] as const;
