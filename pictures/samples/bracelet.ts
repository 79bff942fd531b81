/** Sample looks: bracelets. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('curb-link-bracelet', { kind: 'bracelet', style: 'link', link: 'curb', finish: 'high-gold', width: 8 }),
  sample('tennis-bracelet', {
    kind: 'bracelet',
    style: 'tennis',
    finish: 'rhodium',
    stones: { make: 'ad', main: 'white', second: 'white' },
  }),
  sample('charm-bracelet', {
    kind: 'bracelet',
    style: 'charm',
    finish: 'rose-gold',
    stones: { make: 'ad', main: 'pink', second: 'white' },
  }),
  sample('evil-eye-bead-bracelet', { kind: 'bracelet', style: 'beads', finish: 'silver', beads: 'blue' }),
  sample('lotus-motif-bracelet', {
    kind: 'bracelet',
    style: 'motifs',
    motif: 'lotus',
    finish: 'one-gram',
    enamel: ['pink', 'green'],
  }),
  sample('bar-bracelet', {
    kind: 'bracelet',
    style: 'bar',
    finish: 'one-gram',
    stones: { make: 'ad', main: 'ruby', second: 'white' },
  }),
];
