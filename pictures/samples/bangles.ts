/** Sample looks: bangles. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('twisted-bangles', { kind: 'bangles', style: 'twisted', count: 4, finish: 'high-gold' }),
  sample('pearl-bangles', { kind: 'bangles', style: 'beads', count: 2, finish: 'one-gram', beads: 'pearl-white' }),
  sample('glass-bangles', { kind: 'bangles', style: 'glass', count: 12, finish: 'one-gram', beads: 'green' }),
  sample('nakshi-leaf-bangles', {
    kind: 'bangles',
    style: 'carved',
    count: 2,
    motif: 'leaf',
    finish: 'antique',
    width: 8,
  }),
  sample('coin-bangles', { kind: 'bangles', style: 'motifs', count: 2, motif: 'lakshmi', finish: 'matte', width: 9 }),
  sample('two-tone-granule-bangles', {
    kind: 'bangles',
    style: 'granules',
    count: 6,
    finish: 'one-gram',
    secondFinish: 'rhodium',
  }),
];
