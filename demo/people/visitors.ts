import type { SeedCustomer } from './customers.ts';

/** The people of the demo shop. No password is needed: every sign-in works with a code from the sandbox's outbox. */
export const ADMIN = { email: 'admin@ratnahaat.example', fullName: 'Nandini Iyer', mobile: '9848022331' };

/** The accounts that visitors of the demo shop sign in to. Each has orders to look at. */
export const CUSTOMERS: readonly SeedCustomer[] = [
  {
    email: 'asha@ratnahaat.example',
    fullName: 'Asha Rao',
    mobile: '9848012345',
    address: {
      name: 'Asha Rao',
      mobile: '9848012345',
      locality: 'Gachibowli',
      address: 'Plot 12, Lakeview Residency',
      landmark: 'Opposite the water tank',
      city: 'Hyderabad',
      state: 'Telangana',
      pinCode: '500032',
      alternateMobile: '9848067890',
      addressType: 'HOME',
      isDefault: true,
    },
    otherAddresses: [
      {
        name: 'Asha Rao',
        mobile: '9848012345',
        locality: 'HITEC City',
        address: '6th floor, Tower B, Orion Square',
        landmark: 'Ask at the reception',
        city: 'Hyderabad',
        state: 'Telangana',
        pinCode: '500081',
        addressType: 'WORK',
      },
      {
        name: 'Savitri Rao',
        mobile: '9440317265',
        locality: 'Hanamkonda',
        address: '2-7-118, Advocates Colony',
        city: 'Warangal',
        state: 'Telangana',
        pinCode: '506001',
        addressType: 'HOME',
      },
    ],
  },
  {
    email: 'rohan@ratnahaat.example',
    fullName: 'Rohan Mehta',
    mobile: '9820456712',
    address: {
      name: 'Rohan Mehta',
      mobile: '9820456712',
      locality: 'Kothrud',
      address: '14 Karve Road',
      landmark: 'Above the bakery',
      city: 'Pune',
      state: 'Maharashtra',
      pinCode: '411038',
      addressType: 'HOME',
      isDefault: true,
    },
    otherAddresses: [
      {
        name: 'Rohan Mehta',
        mobile: '9820456712',
        locality: 'Hinjawadi',
        address: 'Office 402, Meridian Tech Park',
        city: 'Pune',
        state: 'Maharashtra',
        pinCode: '411057',
        alternateMobile: '9823011478',
        addressType: 'WORK',
      },
    ],
  },
];
