/** Sample looks: pendants. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('heart-halo-pendant', {
    kind: 'pendant',
    motif: 'heart',
    finish: 'rose-gold',
    stones: { make: 'ad', main: 'white' },
    height: 20,
  }),
  sample('gopuram-pendant', {
    kind: 'pendant',
    motif: 'gopuram',
    finish: 'antique',
    stones: { make: 'kemp', main: 'ruby', second: 'emerald' },
    height: 34,
    chain: 'rope',
    fringe: 'gold-drops',
  }),
  sample('emerald-solitaire-pendant', {
    kind: 'pendant',
    motif: 'solitaire',
    finish: 'rhodium',
    stones: { make: 'ad', main: 'emerald', cut: 'octagon' },
    height: 24,
    chain: 'box',
  }),
  sample('flower-locket', {
    kind: 'pendant',
    motif: 'locket',
    finish: 'high-gold',
    enamel: ['red', 'green'],
    height: 28,
    chain: 'curb',
  }),
];
