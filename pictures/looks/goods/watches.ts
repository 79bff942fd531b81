import type { Looks } from '../goods-look.ts';

export const WOMENS_WATCHES_MORE: Looks = {
  'black-dial-mesh-watch': {
    look: { kind: 'watch', band: 'mesh', finish: 'rose-gold', dial: 'black', markers: 'bars', width: 32 },
  },
  'tank-roman-strap-watch': {
    look: {
      kind: 'watch',
      band: 'strap',
      shape: 'rectangle',
      finish: 'high-gold',
      dial: 'white',
      markers: 'roman',
      strap: 'tan',
      width: 26,
    },
  },
  'two-tone-link-watch': {
    look: {
      kind: 'watch',
      band: 'bracelet',
      finish: 'silver',
      secondFinish: 'high-gold',
      dial: 'maroon',
      bezel: 'fluted',
      markers: 'quarters',
      width: 32,
    },
  },
  'green-square-bracelet-watch': {
    look: {
      kind: 'watch',
      band: 'bracelet',
      shape: 'square',
      finish: 'high-gold',
      dial: 'green',
      markers: 'dots',
      width: 25,
    },
  },
  'kundan-kada-watch-jaipur': {
    look: {
      kind: 'watch',
      band: 'kada',
      shape: 'square',
      finish: 'one-gram',
      dial: 'ivory',
      bezel: 'stones',
      markers: 'quarters',
      width: 28,
      stones: { make: 'kundan', main: 'ruby', second: 'white' },
    },
    ground: 'silk',
  },
};
