import { expect, test } from 'vitest';
import { inWords } from './in-words.ts';

test.each([
  [
    'an order, by its key, and whom the mail goes to, masked',
    { kind: 'mail', key: 'order-placed-RH-7K4M-92QD-X3TB-12', payload: { name: 'orderPlaced', to: 'asha@example.in' } },
    { mail: 'orderPlaced', to: 'as••••@example.in', about: 'RH-7K4M-92QD-X3TB' },
  ],
  [
    'an order, by what the item tells of',
    {
      kind: 'mail',
      key: 'consignment-4-2-shipped',
      payload: { name: 'parcel', to: 'a@b.in', parcel: { number: 'RH-7K4M-92QD-X3TB' } },
    },
    { mail: 'parcel', to: 'a••••@b.in', about: 'RH-7K4M-92QD-X3TB' },
  ],
  [
    'a return',
    { kind: 'returnPickup', key: 'pickup-RH-7K4M-92QD-X3TB-R1', payload: {} },
    { mail: null, to: null, about: 'RH-7K4M-92QD-X3TB-R1' },
  ],
  [
    'a ticket',
    { kind: 'mail', key: 'ticket-RH-T-7K4M9Q-care', payload: {} },
    { mail: null, to: null, about: 'RH-T-7K4M9Q' },
  ],
  [
    'nothing, where chance made the key',
    { kind: 'mail', key: 'code-Zk3RTx8', payload: {} },
    { mail: null, to: null, about: null },
  ],
])('an item is about %s', (_, item, words) => {
  expect(inWords(item)).toEqual(words);
});
