/** What a surface is made of. Colours are linear light, not screen values. */
export type Rgb = readonly [number, number, number];

/** A pattern over a shape's own space, in the shape's own units (millimetres unless it is scaled when placed). */
export type Texture = {
  /** Relief of the surface: bends the normal without moving the surface. */
  height?: (x: number, y: number, z: number) => number;
  /** How far apart the relief is compared; about the size of its smallest detail. */
  step?: number;
  /** 1 leaves the colour as it is, 0 turns it into `under` (dark recesses, weave, veins). */
  tone?: (x: number, y: number, z: number) => number;
  under?: Rgb;
};

export type Metal = {
  kind: 'metal';
  /** Colour of the reflection seen head on. */
  f0: Rgb;
  /** 0 is a mirror, 0.2 polished plating, 0.4 matte. */
  roughness: number;
  texture?: Texture;
  /** Darkening of recesses, where the shape knows them (reliefs): colour, and how much of it stays, 0..1. */
  patina?: { under: Rgb; depth: number };
};

/** Everything opaque that is not metal: pearl, enamel, plaster, paper, cloth, leather, wood. */
export type Solid = {
  kind: 'solid';
  albedo: Rgb;
  /** Reflectance of the clear skin over the colour, seen head on; 0 for none. */
  coat: number;
  roughness: number;
  /** Tint of the skin's reflection; nacre is faintly pink and green. */
  coatTint?: Rgb;
  /** Velvet and silk glow at grazing angles. */
  sheen?: Rgb;
  texture?: Texture;
  /** Coloured glass: light also goes through it and comes back. */
  glass?: Tinted;
  /** What mirrors see instead of the colour: a photographer puts a white card beside dark paper, out of the picture. */
  mirrored?: Rgb;
};

/** Glass with something bright behind it: enamel over engraved metal, a bangle before paper. */
export type Tinted = {
  /** What becomes of white light on the shortest way through. */
  tint: Rgb;
  /** Share of light that goes in, 0..1; the rest falls on the opaque body. */
  share: number;
  /** Relief of the metal below: mirrors the lamps in facets. Without it the glass is seen through. */
  floor?: Pick<Texture, 'height' | 'step'>;
};

/** A cut stone or foiled glass, traced inside. */
export type Stone = {
  kind: 'stone';
  ior: number;
  /** Difference of the index between red and blue: fire. */
  fire: number;
  /** Absorption a millimetre for red, green and blue, at stone size 1 (stones are scaled when placed). */
  absorb: Rgb;
  /** What lies behind the back facets: foil sends the light back, without it the seat is seen. */
  foil: Rgb | null;
  seat: Rgb;
  /** Silky inclusions, milkiness: share of light scattered before it travels on. */
  haze: number;
  /** Brightness of what comes back; the eye and the lens both favour sparkle. */
  gain: number;
};

/** A thin clear pane, such as a watch crystal. */
export type Glass = { kind: 'glass'; f0: number };

export type Material = Metal | Solid | Stone | Glass;
