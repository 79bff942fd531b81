/** Sample looks: hoops. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('plain-hoops', { kind: 'hoop', style: 'plain', finish: 'high-gold', width: 36 }),
  sample('twisted-hoops', { kind: 'hoop', style: 'twisted', finish: 'one-gram', width: 30, thickness: 3.6 }),
  sample('ad-hoops', {
    kind: 'hoop',
    style: 'stones',
    finish: 'rhodium',
    stones: { make: 'ad', main: 'white' },
    width: 24,
  }),
  sample('hammered-hoops', { kind: 'hoop', style: 'hammered', finish: 'matte', width: 34 }),
  sample('pearl-hoops', { kind: 'hoop', style: 'beads', finish: 'one-gram', beads: 'pearl-white', width: 34 }),
  sample('jhumki-bali', { kind: 'hoop', style: 'bali', finish: 'antique', width: 34 }),
];
