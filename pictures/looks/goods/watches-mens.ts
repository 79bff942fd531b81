import type { Looks } from '../goods-look.ts';

export const MENS_WATCHES: Looks = {
  'blue-chronograph-steel-watch': {
    look: {
      kind: 'watch',
      band: 'bracelet',
      finish: 'silver',
      dial: 'blue',
      markers: 'bars',
      chronograph: true,
      bezel: 'fluted',
      width: 42,
    },
  },
  'numeral-leather-strap-watch-men': {
    look: {
      kind: 'watch',
      band: 'strap',
      finish: 'black',
      dial: 'white',
      markers: 'numerals',
      strap: 'brown',
      width: 40,
    },
  },
  'all-black-strap-watch': {
    look: {
      kind: 'watch',
      band: 'strap',
      finish: 'black',
      dial: 'black',
      markers: 'bars',
      chronograph: true,
      strap: 'black',
      width: 44,
    },
  },
  'grey-dial-mesh-watch-men': {
    look: { kind: 'watch', band: 'mesh', finish: 'silver', dial: 'grey', markers: 'dots', width: 38 },
  },
  'sherwani-roman-gold-tone-watch': {
    look: {
      kind: 'watch',
      band: 'bracelet',
      finish: 'high-gold',
      dial: 'maroon',
      markers: 'roman',
      bezel: 'fluted',
      width: 40,
    },
    ground: 'wood',
  },
  'square-case-strap-watch-men': {
    look: {
      kind: 'watch',
      band: 'strap',
      shape: 'square',
      finish: 'rose-gold',
      dial: 'green',
      markers: 'quarters',
      strap: 'brown',
      width: 38,
    },
  },
};
