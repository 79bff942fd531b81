/** Materials of surfaces. Colours are linear light, not screen values. */
export type Rgb = readonly [number, number, number];

/** A pattern in a shape's own space, in the shape's own units (millimetres, unless its placement scales it). */
export type Texture = {
  /** Relief of the surface: it tilts the normal without moving the surface. */
  height?: (x: number, y: number, z: number) => number;
  /** The distance for computing the relief's slope: about the size of its smallest detail. */
  step?: number;
  /** 1 leaves the colour unchanged, 0 replaces it by `under` (dark recesses, weave, veins). */
  tone?: (x: number, y: number, z: number) => number;
  under?: Rgb;
};

export type Metal = {
  kind: 'metal';
  /** The reflected colour at normal incidence. */
  f0: Rgb;
  /** 0 is a mirror, 0.2 polished plating, 0.4 matte. */
  roughness: number;
  texture?: Texture;
  /** Darkening of recesses, if the shape has wear data (reliefs): the colour, and its share, 0..1. */
  patina?: { under: Rgb; depth: number };
};

/** All opaque materials except metal: pearl, enamel, plaster, paper, cloth, leather, wood. */
export type Solid = {
  kind: 'solid';
  albedo: Rgb;
  /** The reflectance of the clear coat at normal incidence; 0 for none. */
  coat: number;
  roughness: number;
  /** The tint of the coat's reflection; nacre is slightly pink and green. */
  coatTint?: Rgb;
  /** Velvet and silk are brighter at grazing angles. */
  sheen?: Rgb;
  /** The share of a broad, blurred reflection of the lamps, as on rubbed clay. Nothing else shadows it or is in it. */
  lustre?: number;
  texture?: Texture;
  /** Coloured glass: light also enters it and returns. */
  glass?: Tinted;
  /**
   * The colour that reflections show instead, like the white card that a photographer puts next to dark paper, outside
   * the picture.
   */
  mirrored?: Rgb;
};

/** Glass in front of something bright: enamel over engraved metal, a bangle in front of paper. */
export type Tinted = {
  /** The colour of white light after the shortest path through it. */
  tint: Rgb;
  /** The share of light that enters, 0..1; the rest falls on the opaque body. */
  share: number;
  /** The relief of the metal below, whose facets reflect the lamps. Without it the glass is transparent. */
  floor?: Pick<Texture, 'height' | 'step'>;
};

/** A cut stone or foiled glass, whose inside is traced. */
export type Stone = {
  kind: 'stone';
  ior: number;
  /** The difference of the refractive index between red and blue: fire. */
  fire: number;
  /** Absorption per millimetre for red, green and blue, at stone size 1 (placements scale stones). */
  absorb: Rgb;
  /** The material behind the back facets: foil reflects the light; without it the setting is visible. */
  foil: Rgb | null;
  seat: Rgb;
  /** Silky inclusions, milkiness: the share of light that is scattered on entry. */
  haze: number;
  /** A brightness factor for returned light, because eyes and lenses both emphasise sparkle. */
  gain: number;
};

/** A thin clear pane, such as a watch crystal. */
export type Glass = { kind: 'glass'; f0: number };

export type Material = Metal | Solid | Stone | Glass;
