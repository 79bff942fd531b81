/** The materials and decorations of a piece of any kind, in the terms of jewellers. */

/** The plating and its treatment. `one-gram` is warm 1-gram gold tone, `oxidised` blackened German silver. */
export type Finish =
  | 'high-gold'
  | 'one-gram'
  | 'matte'
  | 'antique'
  | 'oxidised'
  | 'rhodium'
  | 'rose-gold'
  | 'silver'
  | 'black';

/** Colours of cut stones. `white` is the clear American-diamond look. */
export type StoneColour =
  | 'white'
  | 'champagne'
  | 'ruby'
  | 'red'
  | 'garnet'
  | 'wine'
  | 'pink'
  | 'baby-pink'
  | 'emerald'
  | 'green'
  | 'mint'
  | 'peridot'
  | 'sapphire'
  | 'blue'
  | 'sky-blue'
  | 'turquoise'
  | 'purple'
  | 'lavender'
  | 'yellow'
  | 'orange'
  | 'black'
  | 'grey';

/** Colours of beads and drops; the first five are pearl beads, the rest glass or agate. */
export type BeadColour =
  | 'pearl-white'
  | 'pearl-cream'
  | 'pearl-pink'
  | 'pearl-grey'
  | 'pearl-gold'
  | 'ruby'
  | 'red'
  | 'coral'
  | 'maroon'
  | 'emerald'
  | 'green'
  | 'mint'
  | 'pink'
  | 'baby-pink'
  | 'blue'
  | 'sapphire'
  | 'turquoise'
  | 'purple'
  | 'lavender'
  | 'black'
  | 'white'
  | 'yellow'
  | 'orange'
  | 'brown'
  | 'grey';

/** Meenakari colours. */
export type EnamelColour =
  | 'red'
  | 'maroon'
  | 'pink'
  | 'baby-pink'
  | 'green'
  | 'mint'
  | 'blue'
  | 'sky-blue'
  | 'turquoise'
  | 'white'
  | 'black'
  | 'yellow'
  | 'orange'
  | 'purple';

/** Embossed or cast figure. `lakshmi` is the seated goddess of coins and temple work. */
export type Motif =
  | 'lotus'
  | 'flower'
  | 'peacock'
  | 'paisley'
  | 'lakshmi'
  | 'leaf'
  | 'gopuram'
  | 'elephant'
  | 'swan'
  | 'sun'
  | 'moon'
  | 'heart'
  | 'star'
  | 'geometric'
  | 'plain';

export type Stones = {
  /** `ad` sparkles (zirconia), `kundan` is flat glass over foil, `polki` the uncut look, `kemp` temple cabochons, `crystal` foiled glass. */
  make: 'ad' | 'kundan' | 'polki' | 'kemp' | 'crystal';
  /** Centre stones. */
  main: StoneColour;
  /** Stones around them; the default is white. */
  second?: StoneColour;
  /** Outline of the large stones; the small ones are round. */
  cut?: 'round' | 'oval' | 'pear' | 'marquise' | 'square' | 'octagon' | 'cushion';
};

/** The properties of every kind. */
export type Material = {
  finish: Finish;
  /** Two-tone: the finish of rims, beads and wires, or of every second part. */
  secondFinish?: Finish;
  stones?: Stones;
  /** Pearl beads or coloured beads, in all strings and drops of the form. */
  beads?: BeadColour;
  /** The first colour is for the large fields, the second for the small ones, the third for the details. */
  enamel?: readonly EnamelColour[];
  /** The seed for random details; the default is the slug. */
  seed?: string;
};

/** The drops along an edge. `bead-drops` use `beads`; `gold-drops` and `leaves` are metal. */
export type Fringe =
  | 'none'
  | 'bead-drops'
  | 'double-bead-drops'
  | 'gold-drops'
  | 'leaves'
  | 'ghungroo'
  | 'coins'
  | 'stone-drops'
  | 'chains';

/** The closure of a necklace: thread with slider and tassel, chain with hook, or strings of beads. */
export type Back = 'dori' | 'chain' | 'beads';
