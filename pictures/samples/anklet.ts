/** Sample looks: anklets. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('ghungroo-payal', { kind: 'anklet', style: 'ghungroo', finish: 'silver', count: 2 }),
  sample('ad-anklets', {
    kind: 'anklet',
    style: 'stones',
    finish: 'one-gram',
    stones: { make: 'ad', main: 'ruby', second: 'white' },
    count: 2,
    fringe: 'bead-drops',
  }),
  sample('mango-payal', {
    kind: 'anklet',
    style: 'motifs',
    motif: 'paisley',
    finish: 'oxidised',
    count: 2,
    fringe: 'ghungroo',
  }),
  sample('layered-anklet', { kind: 'anklet', style: 'layered', finish: 'rose-gold', count: 1, fringe: 'none' }),
];
