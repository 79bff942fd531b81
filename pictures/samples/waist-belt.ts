/** Sample looks: waist belts. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('lakshmi-vaddanam', {
    kind: 'waist-belt',
    style: 'panels',
    motif: 'lakshmi',
    finish: 'antique',
    stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
    fringe: 'gold-drops',
  }),
  sample('coin-belt', { kind: 'waist-belt', style: 'coins', finish: 'one-gram' }),
  sample('lotus-kamarbandh', {
    kind: 'waist-belt',
    style: 'chain',
    motif: 'lotus',
    finish: 'one-gram',
    enamel: ['pink', 'green'],
    fringe: 'bead-drops',
    beads: 'pearl-white',
  }),
  sample('oxidised-medallion-belt', {
    kind: 'waist-belt',
    style: 'medallions',
    motif: 'sun',
    finish: 'oxidised',
    fringe: 'ghungroo',
    stones: { make: 'crystal', main: 'red' },
  }),
];
