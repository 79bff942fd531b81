/** Sample looks: maang tikkas. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('round-kundan-tikka', {
    kind: 'maang-tikka',
    shape: 'round',
    string: 'beads',
    finish: 'one-gram',
    beads: 'pearl-white',
    stones: { make: 'kundan', main: 'red', second: 'white' },
  }),
  sample('chand-tikka', {
    kind: 'maang-tikka',
    shape: 'chand',
    string: 'chain',
    finish: 'one-gram',
    stones: { make: 'kundan', main: 'green', second: 'white' },
  }),
  sample('rajasthani-borla', {
    kind: 'maang-tikka',
    shape: 'borla',
    string: 'beads',
    finish: 'antique',
    beads: 'red',
    stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
    fringe: 'none',
  }),
  sample('ad-pear-tikka', {
    kind: 'maang-tikka',
    shape: 'pear',
    string: 'stones',
    finish: 'rhodium',
    stones: { make: 'ad', main: 'white', second: 'white' },
    fringe: 'stone-drops',
  }),
];
