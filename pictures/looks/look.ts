/**
 * The look of a piece, in the terms of jewellers. Catalogue data uses this grammar, and the picture studio renders it.
 * Sizes are millimetres. The default of an omitted value is the usual form in the trade.
 */
import type { Back, BeadColour, EnamelColour, Finish, Fringe, Material, Motif, StoneColour } from './material.ts';

// ---------------------------------------------------------------- neck

/** Tight at the throat. */
export type Choker = Material & {
  kind: 'choker';
  /** `panels`: upright panels side by side; `stones`: bands of stones; `strands`: rows of beads with spacers and a centre; `medallions`: round motifs; `plain`: smooth collar. */
  style: 'panels' | 'stones' | 'strands' | 'medallions' | 'plain';
  /** Bands or strands, 1 to 6. */
  rows?: number;
  motif?: Motif;
  fringe?: Fringe;
  /** A larger piece in the middle. */
  centre?: Motif;
  back?: Back;
};

/** Collar to princess length (16 to 18 inch). */
export type Necklace = Material & {
  kind: 'necklace';
  /** `line`: stone after stone, larger to the middle; `medallions`: motifs side by side; `collar`: a broad worked crescent; `pendant`: one piece on a chain or string; `clusters`: flowers of stones. */
  style: 'line' | 'medallions' | 'collar' | 'pendant' | 'clusters';
  motif?: Motif;
  fringe?: Fringe;
  centre?: Motif;
  /** Rows of stones for `line`, strings for `pendant`; 1 to 4. */
  rows?: number;
  back?: Back;
};

/** Long, to the chest or the waist. */
export type Haram = Material & {
  kind: 'haram';
  /** `kasu`: overlapping coins; `guttapusalu`: clusters of pearl beads below a worked band; `mango`: paisleys; `medallions`: motifs; `beads`: strings of beads with side pieces; `chain`: worked chain. */
  style: 'kasu' | 'guttapusalu' | 'mango' | 'medallions' | 'beads' | 'chain';
  /** Strings one inside the other, 1 to 5. */
  layers?: number;
  motif?: Motif;
  /** Pendant at the lowest point; `plain` for none. */
  pendant?: Motif;
  fringe?: Fringe;
  back?: Back;
};

export type Mangalsutra = Material & {
  kind: 'mangalsutra';
  /** `short` sits at the collar, `long` hangs to the chest. */
  length: 'short' | 'long';
  /** Strings of black beads, 1 to 4. */
  strands?: number;
  /** `vati`: two cups; `solitaire`, `cluster`, `bar`, or any motif. */
  pendant: 'vati' | 'solitaire' | 'cluster' | 'bar' | Motif;
  /** The number of black beads between two gold-tone beads; 0 for a chain that is beaded only at its sides. */
  goldBeadEvery?: number;
};

export type Pendant = Material & {
  kind: 'pendant';
  /** Figure, or the outline of a stone cluster. */
  motif: Motif | 'cluster' | 'solitaire' | 'locket' | 'bar' | 'initial-disc';
  /** Height in mm, 10 to 45. */
  height?: number;
  fringe?: Fringe;
  chain?: ChainLink;
};

export type ChainLink = 'rope' | 'box' | 'curb' | 'figaro' | 'cable' | 'snake' | 'ball' | 'wheat' | 'mesh';

export type Chain = Material & {
  kind: 'chain';
  link: ChainLink;
  /** Width in mm, 1 to 9. */
  width: number;
  /** Inches: 16 to 30. */
  inches?: number;
  /** The distance in mm between two beads of `beads`. */
  beadEvery?: number;
};

// ---------------------------------------------------------------- ear

export type EarTop =
  | 'flower'
  | 'lotus'
  | 'peacock'
  | 'paisley'
  | 'lakshmi'
  | 'disc'
  | 'stone'
  | 'sun'
  | 'swan'
  | 'ball'
  | 'hook';

/** The bell that hangs from a stud. */
export type Jhumka = Material & {
  kind: 'jhumka';
  top: EarTop;
  /** Bells one under the other, 1 to 3, larger below. */
  tiers?: number;
  /** `bell`: flared; `half`: hemisphere; `umbrella`: flat and wide; `cone`: slim. */
  dome?: 'bell' | 'half' | 'umbrella' | 'cone';
  /** The decoration of the bell. */
  work: 'plain' | 'stones' | 'petals' | 'enamel' | 'carved' | 'beads' | 'granules' | 'filigree';
  fringe?: Fringe;
  /** Diameter of the largest bell in mm, 14 to 34. */
  width?: number;
};

/** The crescent moon. */
export type Chandbali = Material & {
  kind: 'chandbali';
  top: EarTop;
  /** The decoration of the crescent. */
  work: 'stones' | 'carved' | 'enamel' | 'beads' | 'filigree';
  /** The part in the crescent's opening. */
  inner?: 'flower' | 'peacock' | 'lotus' | 'jhumki' | 'stone' | 'none';
  fringe?: Fringe;
  /** Width in mm, 24 to 50. */
  width?: number;
};

export type Stud = Material & {
  kind: 'stud';
  shape: Motif | 'solitaire' | 'halo' | 'cluster' | 'ball' | 'bar';
  /** Width in mm, 5 to 30. */
  width?: number;
};

/** Danglers. */
export type Drop = Material & {
  kind: 'drop';
  top: EarTop;
  /** `pear`: framed drop; `tiers`: motifs one under another; `chains`: tassel; `line`: stones in a row; `hoop`: open ring; `kite`: geometric; `beads`: strung drop. */
  style: 'pear' | 'tiers' | 'chains' | 'line' | 'hoop' | 'kite' | 'beads';
  motif?: Motif;
  fringe?: Fringe;
  /** Length in mm, 25 to 90. */
  length?: number;
};

/** Bali. */
export type Hoop = Material & {
  kind: 'hoop';
  style: 'plain' | 'twisted' | 'stones' | 'hammered' | 'beads' | 'carved' | 'bali';
  /** Diameter in mm, 12 to 65. */
  width?: number;
  /** Thickness in mm, 1 to 7. */
  thickness?: number;
  fringe?: Fringe;
};

// ---------------------------------------------------------------- hand and arm

export type Bangles = Material & {
  kind: 'bangles';
  /** The number of bangles, 1 to 12. */
  count: number;
  style: 'plain' | 'stones' | 'enamel' | 'twisted' | 'granules' | 'carved' | 'beads' | 'glass' | 'motifs';
  motif?: Motif;
  /** Width of one in mm, 2 to 10. */
  width?: number;
};

/** The thick one. */
export type Kada = Material & {
  kind: 'kada';
  style: 'plain' | 'kundan' | 'stones' | 'carved' | 'enamel' | 'twisted' | 'motifs' | 'filigree';
  motif?: Motif;
  /** Heads at its front opening. */
  heads?: 'none' | 'elephant' | 'peacock' | 'ball' | 'lotus';
  /** A hinge and a screw at the side. */
  openable?: boolean;
  /** 1 or a pair. */
  count?: 1 | 2;
  /** Width in mm, 7 to 30. */
  width?: number;
};

export type Bracelet = Material & {
  kind: 'bracelet';
  style: 'link' | 'tennis' | 'charm' | 'beads' | 'motifs' | 'bar' | 'mesh';
  link?: ChainLink;
  motif?: Motif;
  /** Width in mm, 2 to 16. */
  width?: number;
};

export type FingerRing = Material & {
  kind: 'finger-ring';
  style: 'solitaire' | 'cocktail' | 'halo' | 'band' | 'coin' | 'flower' | 'motif' | 'navratna' | 'signet' | 'stack';
  motif?: Motif;
  /** `split` and `open` are adjustable. */
  band?: 'plain' | 'stones' | 'split' | 'twisted' | 'carved' | 'open';
  /** Width of the head in mm, 4 to 32. */
  width?: number;
};

/** Vanki, bajuband. */
export type Armlet = Material & {
  kind: 'armlet';
  /** `vanki` dips in a V; `band` is even; `coil` is a spiral. */
  style: 'vanki' | 'band' | 'coil';
  motif?: Motif;
  fringe?: Fringe;
};

export type Watch = Material & {
  kind: 'watch';
  band: 'bracelet' | 'kada' | 'strap' | 'mesh';
  shape?: 'round' | 'square' | 'rectangle' | 'oval';
  /** Width of the case in mm: 20 to 34 for women, 36 to 44 for men. */
  width?: number;
  dial:
    | 'white'
    | 'ivory'
    | 'black'
    | 'blue'
    | 'green'
    | 'maroon'
    | 'champagne'
    | 'rose'
    | 'silver'
    | 'mother-of-pearl'
    | 'grey';
  markers?: 'bars' | 'stones' | 'roman' | 'numerals' | 'dots' | 'quarters';
  bezel?: 'plain' | 'stones' | 'fluted';
  /** Leather colour of a strap. */
  strap?: StrapColour;
  /** Small second dials. */
  chronograph?: boolean;
};

export type StrapColour = 'black' | 'brown' | 'tan' | 'maroon' | 'blue' | 'green' | 'grey' | 'white' | 'pink';

// ---------------------------------------------------------------- nose and head

export type Nath = Material & {
  kind: 'nath';
  /** `hoop`: bridal ring; `nathani`: the Maharashtrian cluster. */
  style: 'hoop' | 'nathani';
  /** Diameter in mm, 12 to 50. */
  width?: number;
  /** Chain to the hair. */
  chain?: boolean;
  motif?: Motif;
};

export type NosePin = Material & {
  kind: 'nose-pin';
  style: 'stone' | 'flower' | 'cluster' | 'motif' | 'ring';
  motif?: Motif;
  /** Width in mm, 2 to 12. */
  width?: number;
};

export type MaangTikka = Material & {
  kind: 'maang-tikka';
  shape: 'round' | 'chand' | 'pear' | 'flower' | 'borla' | 'lotus' | 'peacock' | 'lakshmi';
  string?: 'chain' | 'beads' | 'stones';
  fringe?: Fringe;
  /** Width of the piece in mm, 14 to 45. */
  width?: number;
};

/** Head chain: tikka and strings along the hairline. */
export type MathaPatti = Material & {
  kind: 'matha-patti';
  shape: MaangTikka['shape'];
  string?: 'chain' | 'beads' | 'stones';
  /** Strings a side, 1 to 3. */
  strands?: number;
  fringe?: Fringe;
};

/** `juda`: pin for a bun; `clip`: barrette; `comb`: with teeth; `billa`: round braid ornament. */
export type HairPin = Material & {
  kind: 'hair-pin';
  style: 'juda' | 'clip' | 'comb' | 'billa';
  motif?: Motif;
  fringe?: Fringe;
  /** Pieces in the picture, 1 to 9 (braid ornaments come in rows). */
  count?: number;
};

// ---------------------------------------------------------------- foot, waist, cloth

/** Payal. */
export type Anklet = Material & {
  kind: 'anklet';
  style: 'chain' | 'ghungroo' | 'stones' | 'motifs' | 'layered' | 'beads';
  motif?: Motif;
  fringe?: Fringe;
  /** 1 or a pair. */
  count?: 1 | 2;
};

/** Bichhiya: always a pair. */
export type ToeRing = Material & {
  kind: 'toe-ring';
  style: 'band' | 'flower' | 'stone' | 'spiral' | 'motif' | 'ghungroo';
  motif?: Motif;
};

/** Vaddanam, kamarbandh. */
export type WaistBelt = Material & {
  kind: 'waist-belt';
  style: 'panels' | 'coins' | 'chain' | 'medallions';
  motif?: Motif;
  fringe?: Fringe;
};

export type SareePin = Material & {
  kind: 'saree-pin';
  motif: Motif | 'bow' | 'spray';
  fringe?: Fringe;
  /** Width in mm, 20 to 70. */
  width?: number;
};

// ---------------------------------------------------------------- sets

/** A necklace set: several looks in one picture. */
export type JewellerySet = {
  kind: 'set';
  neck: Choker | Necklace | Haram | Mangalsutra | Pendant;
  /** A second, longer necklace of a bridal set. */
  secondNeck?: Necklace | Haram;
  ears?: Jhumka | Chandbali | Stud | Drop | Hoop;
  tikka?: MaangTikka;
  ring?: FingerRing;
};

export type SinglePiece =
  | Choker
  | Necklace
  | Haram
  | Mangalsutra
  | Pendant
  | Chain
  | Jhumka
  | Chandbali
  | Stud
  | Drop
  | Hoop
  | Bangles
  | Kada
  | Bracelet
  | FingerRing
  | Armlet
  | Watch
  | Nath
  | NosePin
  | MaangTikka
  | MathaPatti
  | HairPin
  | Anklet
  | ToeRing
  | WaistBelt
  | SareePin;

export type Look = SinglePiece | JewellerySet;
export type LookKind = Look['kind'];

// ---------------------------------------------------------------- colour variants

/** The same look in other colours; `as-designed` does not change it. Named parts are replaced, the others stay. */
export type ColourWay = {
  /** The name of the variant. A known name determines stones, enamel and coloured beads. */
  name: ColourWayName;
  stones?: { main?: StoneColour; second?: StoneColour };
  beads?: BeadColour;
  enamel?: readonly EnamelColour[];
  finish?: Finish;
  strap?: StrapColour;
  dial?: Watch['dial'];
};

export type ColourWayName =
  | 'as-designed'
  | 'ruby'
  | 'emerald'
  | 'white'
  | 'pink'
  | 'blue'
  | 'mint'
  | 'multi'
  | 'black'
  | 'pearl-white'
  | 'sapphire'
  | 'purple'
  | 'red'
  | 'green'
  | 'maroon'
  | 'orange'
  | 'yellow'
  | 'turquoise'
  | 'grey'
  | 'brown'
  | 'gold'
  | 'silver'
  | 'rose-gold'
  | 'antique'
  | 'oxidised';
