/** Sample looks: kadas. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('peacock-head-kada', { kind: 'kada', style: 'carved', motif: 'leaf', heads: 'peacock', finish: 'antique' }),
  sample('ad-openable-kada', {
    kind: 'kada',
    style: 'stones',
    finish: 'rhodium',
    openable: true,
    stones: { make: 'ad', main: 'white', second: 'white', cut: 'square' },
  }),
  sample('meenakari-kada', {
    kind: 'kada',
    style: 'enamel',
    motif: 'flower',
    finish: 'one-gram',
    enamel: ['maroon', 'green', 'white'],
    count: 2,
  }),
  sample('mens-twisted-kada', {
    kind: 'kada',
    style: 'twisted',
    finish: 'silver',
    secondFinish: 'high-gold',
    heads: 'ball',
  }),
  sample('filigree-cuff-kada', { kind: 'kada', style: 'filigree', finish: 'oxidised', width: 26 }),
  sample('plain-kada', { kind: 'kada', style: 'plain', finish: 'one-gram', width: 10 }),
];
