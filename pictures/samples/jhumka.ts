/** Sample looks: jhumkas. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('lotus-petal-jhumka', {
    kind: 'jhumka',
    top: 'lotus',
    work: 'petals',
    dome: 'half',
    finish: 'antique',
    stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
    fringe: 'bead-drops',
    beads: 'pearl-cream',
  }),
  sample('kundan-umbrella-jhumka', {
    kind: 'jhumka',
    top: 'flower',
    work: 'stones',
    dome: 'umbrella',
    finish: 'one-gram',
    stones: { make: 'kundan', main: 'pink', second: 'white' },
    fringe: 'double-bead-drops',
    width: 30,
  }),
  sample('filigree-cone-jhumka', {
    kind: 'jhumka',
    top: 'sun',
    work: 'filigree',
    dome: 'cone',
    finish: 'silver',
    fringe: 'leaves',
  }),
  sample('two-tier-meenakari-jhumka', {
    kind: 'jhumka',
    top: 'paisley',
    work: 'enamel',
    tiers: 2,
    dome: 'bell',
    finish: 'high-gold',
    enamel: ['green', 'red'],
    fringe: 'gold-drops',
  }),
  sample('small-plain-jhumki', {
    kind: 'jhumka',
    top: 'ball',
    work: 'plain',
    dome: 'half',
    finish: 'one-gram',
    fringe: 'gold-drops',
    width: 14,
  }),
];
