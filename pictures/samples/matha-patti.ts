/** Sample looks: matha pattis. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('kundan-matha-patti', {
    kind: 'matha-patti',
    shape: 'flower',
    string: 'beads',
    finish: 'one-gram',
    beads: 'pearl-white',
    stones: { make: 'kundan', main: 'pink', second: 'white' },
  }),
  sample('temple-matha-patti', {
    kind: 'matha-patti',
    shape: 'lakshmi',
    string: 'chain',
    strands: 2,
    finish: 'antique',
    stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
    fringe: 'gold-drops',
  }),
  sample('ad-matha-patti', {
    kind: 'matha-patti',
    shape: 'pear',
    string: 'stones',
    finish: 'rhodium',
    stones: { make: 'ad', main: 'emerald', second: 'white' },
    fringe: 'none',
  }),
];
