import type { SeedCustomer } from './reviews/names.ts';

/** The people of the demo shop. Nobody needs a password: every door opens with a code from the outbox. */
export const ADMIN = { email: 'admin@ratnahaat.example', fullName: 'Nandini Iyer', mobile: '9848022331' };

/** Whom visitors of the demo shop sign in as: each has ordered, so that there is something to look at. */
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
      city: 'Hyderabad',
      state: 'Telangana',
      pinCode: '500032',
    },
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
      city: 'Pune',
      state: 'Maharashtra',
      pinCode: '411038',
    },
  },
];
