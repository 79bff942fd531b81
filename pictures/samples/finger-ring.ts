/** Sample looks: rings. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('solitaire-ring', {
    kind: 'finger-ring',
    style: 'solitaire',
    finish: 'rhodium',
    band: 'plain',
    stones: { make: 'ad', main: 'white' },
  }),
  sample('halo-ring', {
    kind: 'finger-ring',
    style: 'halo',
    finish: 'rose-gold',
    band: 'stones',
    stones: { make: 'ad', main: 'pink', second: 'white', cut: 'oval' },
  }),
  sample('navratna-ring', {
    kind: 'finger-ring',
    style: 'navratna',
    finish: 'one-gram',
    band: 'carved',
    stones: { make: 'crystal', main: 'ruby' },
  }),
  sample('peacock-ring', {
    kind: 'finger-ring',
    style: 'motif',
    motif: 'peacock',
    finish: 'oxidised',
    band: 'open',
    stones: { make: 'crystal', main: 'blue', second: 'turquoise' },
  }),
  sample('mens-signet-ring', { kind: 'finger-ring', style: 'signet', finish: 'high-gold', band: 'plain' }),
  sample('twisted-band-ring', {
    kind: 'finger-ring',
    style: 'band',
    band: 'twisted',
    finish: 'one-gram',
    secondFinish: 'rhodium',
  }),
  sample('stack-rings', {
    kind: 'finger-ring',
    style: 'stack',
    finish: 'rose-gold',
    stones: { make: 'ad', main: 'white' },
  }),
];
