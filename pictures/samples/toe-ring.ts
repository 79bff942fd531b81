/** Sample looks: toe rings. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('silver-flower-toe-rings', { kind: 'toe-ring', style: 'flower', finish: 'silver' }),
  sample('stone-toe-rings', {
    kind: 'toe-ring',
    style: 'stone',
    finish: 'silver',
    stones: { make: 'crystal', main: 'red', cut: 'oval' },
  }),
  sample('spiral-toe-rings', { kind: 'toe-ring', style: 'spiral', finish: 'oxidised' }),
  sample('peacock-toe-rings', {
    kind: 'toe-ring',
    style: 'motif',
    motif: 'peacock',
    finish: 'silver',
    enamel: ['blue', 'green'],
  }),
  sample('ghungroo-toe-rings', { kind: 'toe-ring', style: 'ghungroo', finish: 'silver' }),
];
