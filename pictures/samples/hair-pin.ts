/** Sample looks: hair ornaments. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('juda-pins', {
    kind: 'hair-pin',
    style: 'juda',
    count: 5,
    finish: 'one-gram',
    stones: { make: 'kundan', main: 'red', second: 'white' },
  }),
  sample('leaf-hair-clip', {
    kind: 'hair-pin',
    style: 'clip',
    motif: 'leaf',
    finish: 'rose-gold',
    stones: { make: 'crystal', main: 'pink', second: 'white' },
  }),
  sample('peacock-comb', {
    kind: 'hair-pin',
    style: 'comb',
    motif: 'peacock',
    finish: 'one-gram',
    enamel: ['blue', 'green'],
    beads: 'pearl-white',
  }),
  sample('temple-jada-billa', {
    kind: 'hair-pin',
    style: 'billa',
    motif: 'lakshmi',
    finish: 'antique',
    stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
    fringe: 'gold-drops',
  }),
];
