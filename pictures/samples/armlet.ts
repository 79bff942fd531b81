/** Sample looks: armlets. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('lotus-vanki', {
    kind: 'armlet',
    style: 'vanki',
    motif: 'lotus',
    finish: 'antique',
    stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
    fringe: 'bead-drops',
    beads: 'pearl-cream',
  }),
  sample('peacock-bajuband', {
    kind: 'armlet',
    style: 'band',
    motif: 'peacock',
    finish: 'one-gram',
    stones: { make: 'kundan', main: 'green', second: 'white' },
  }),
  sample('coil-armlet', { kind: 'armlet', style: 'coil', finish: 'oxidised' }),
];
