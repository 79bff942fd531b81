/** Sample looks: necklaces. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('ad-solitaire-line', {
    kind: 'necklace',
    style: 'line',
    finish: 'rhodium',
    stones: { make: 'ad', main: 'sapphire', second: 'white', cut: 'oval' },
  }),
  sample('lotus-medallion-necklace', {
    kind: 'necklace',
    style: 'medallions',
    motif: 'lotus',
    finish: 'matte',
    enamel: ['pink', 'green'],
    fringe: 'bead-drops',
    beads: 'pearl-white',
  }),
  sample('leaf-collar-necklace', {
    kind: 'necklace',
    style: 'collar',
    motif: 'leaf',
    finish: 'antique',
    stones: { make: 'kemp', main: 'emerald', second: 'ruby' },
    centre: 'peacock',
    fringe: 'gold-drops',
  }),
  sample('flower-cluster-necklace', {
    kind: 'necklace',
    style: 'clusters',
    finish: 'rose-gold',
    stones: { make: 'crystal', main: 'pink', second: 'white' },
  }),
  sample('beaded-elephant-necklace', {
    kind: 'necklace',
    style: 'pendant',
    rows: 2,
    centre: 'elephant',
    finish: 'oxidised',
    beads: 'turquoise',
    fringe: 'ghungroo',
    back: 'beads',
  }),
];
