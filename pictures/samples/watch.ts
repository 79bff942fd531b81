/** Sample looks: watches. */
import type { Sitting } from '#looks/sitting.ts';
import { sample } from './sitting.ts';

export const sittings: readonly Sitting[] = [
  sample('steel-look-mesh-watch', {
    kind: 'watch',
    band: 'mesh',
    finish: 'rose-gold',
    dial: 'black',
    markers: 'bars',
    width: 34,
  }),
  sample('mens-chronograph', {
    kind: 'watch',
    band: 'bracelet',
    finish: 'silver',
    dial: 'blue',
    markers: 'bars',
    chronograph: true,
    bezel: 'fluted',
    width: 42,
  }),
  sample('square-strap-watch', {
    kind: 'watch',
    band: 'strap',
    shape: 'rectangle',
    finish: 'one-gram',
    dial: 'white',
    markers: 'roman',
    strap: 'tan',
    width: 26,
  }),
  sample('two-tone-watch', {
    kind: 'watch',
    band: 'bracelet',
    finish: 'silver',
    secondFinish: 'high-gold',
    dial: 'champagne',
    markers: 'quarters',
    width: 36,
  }),
  sample('mens-leather-watch', {
    kind: 'watch',
    band: 'strap',
    finish: 'silver',
    dial: 'white',
    markers: 'numerals',
    strap: 'brown',
    width: 40,
  }),
];
