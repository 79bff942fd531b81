/** Sample looks: chains. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('rope-chain', { kind: 'chain', link: 'rope', width: 4, inches: 20, finish: 'one-gram' }),
  sample('box-chain', { kind: 'chain', link: 'box', width: 2.6, inches: 18, finish: 'rhodium' }),
  sample('mens-curb-chain', { kind: 'chain', link: 'curb', width: 7, inches: 22, finish: 'high-gold' }),
  sample('figaro-chain', { kind: 'chain', link: 'figaro', width: 5, inches: 24, finish: 'silver' }),
  sample('wheat-chain', { kind: 'chain', link: 'wheat', width: 3.6, inches: 20, finish: 'one-gram' }),
  sample('pearl-station-chain', {
    kind: 'chain',
    link: 'cable',
    width: 2.4,
    inches: 24,
    finish: 'one-gram',
    beads: 'pearl-white',
    beadEvery: 24,
  }),
];
