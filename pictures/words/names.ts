/** The names of pieces in shops. */
import type { Bracelet, FingerRing, Hoop, SinglePiece } from '#looks/look.ts';

export function nameOf(look: SinglePiece): string {
  switch (look.kind) {
    case 'choker':
      return 'choker';
    case 'necklace':
      return 'necklace';
    case 'haram':
      return {
        kasu: 'kasu mala coin haram',
        guttapusalu: 'guttapusalu haram',
        mango: 'mango mala',
        medallions: 'long haram',
        beads: 'beaded haram',
        chain: 'long necklace',
      }[look.style];
    case 'mangalsutra':
      return `${look.length} black-bead mangalsutra`;
    case 'pendant':
      return 'pendant on a chain';
    case 'chain':
      return `${look.link} chain`;
    case 'jhumka':
      return `pair of ${look.tiers === 3 ? 'three-tier ' : look.tiers === 2 ? 'two-tier ' : ''}jhumkas`;
    case 'chandbali':
      return 'pair of chandbalis';
    case 'stud':
      return 'pair of studs';
    case 'drop':
      return 'pair of drop earrings';
    case 'hoop':
      return look.style === 'bali' ? 'pair of jhumki balis' : `pair of ${HOOPS[look.style]}hoops`;
    case 'bangles': {
      const work = look.style === 'glass' ? `${look.beads ?? 'green'} glass ` : look.style === 'plain' ? 'plain ' : '';
      if (look.count === 1) return `${work}bangle`;
      return look.count === 2 ? `pair of ${work}bangles` : `set of ${look.count} ${work}bangles`;
    }
    case 'kada':
      return look.count === 2
        ? `pair of ${look.openable ? 'openable ' : ''}kadas`
        : `${look.openable ? 'openable ' : ''}kada`;
    case 'bracelet':
      return `${BRACELETS[look.style]} bracelet`;
    case 'finger-ring':
      return `${look.band === 'split' || look.band === 'open' ? 'adjustable ' : ''}${RINGS[look.style]}`;
    case 'armlet':
      return 'vanki armlet';
    case 'watch':
      return `${look.chronograph ? 'chronograph ' : ''}watch`;
    case 'nath':
      return look.style === 'nathani' ? 'nathani nose ring' : 'bridal nath nose ring';
    case 'nose-pin':
      return 'nose pin';
    case 'maang-tikka':
      return 'maang tikka';
    case 'matha-patti':
      return 'matha patti';
    case 'hair-pin':
      return {
        juda: 'juda pin',
        clip: 'hair clip',
        comb: 'hair comb',
        billa: (look.count ?? 1) > 1 ? 'braid ornaments' : 'braid ornament',
      }[look.style];
    case 'anklet':
      return look.count === 1 ? 'anklet' : 'pair of anklets';
    case 'toe-ring':
      return 'pair of toe rings';
    case 'waist-belt':
      return 'vaddanam waist belt';
    case 'saree-pin':
      return 'saree pin';
  }
}

const RINGS: Record<FingerRing['style'], string> = {
  solitaire: 'solitaire ring',
  cocktail: 'cocktail ring',
  halo: 'halo ring',
  band: 'band ring',
  coin: 'Lakshmi coin ring',
  flower: 'flower ring',
  motif: 'ring',
  navratna: 'navratna-style ring',
  signet: 'signet ring',
  stack: 'stack of three rings',
};

const BRACELETS: Record<Bracelet['style'], string> = {
  link: 'link',
  tennis: 'tennis',
  charm: 'charm',
  beads: 'beaded',
  motifs: 'linked',
  bar: 'bar',
  mesh: 'mesh',
};

const HOOPS: Record<Exclude<Hoop['style'], 'bali'>, string> = {
  plain: '',
  twisted: 'twisted ',
  stones: 'stone-set ',
  hammered: 'hammered ',
  beads: 'beaded ',
  carved: 'carved ',
};
