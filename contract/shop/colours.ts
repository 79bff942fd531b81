/** The colour names of SKUs, each with its swatch. The name is always shown with the swatch. */
export const COLOURS = {
  Gold: '#d9a441',
  'Antique Gold': '#a97c35',
  'Rose Gold': '#c98a6a',
  Silver: '#c9ccd1',
  Oxidised: '#5d6066',
  White: '#f4f1ea',
  Pearl: '#efe6d8',
  Black: '#1d1a1c',
  Ruby: '#9b1038',
  Red: '#b3161f',
  Maroon: '#5c1022',
  Pink: '#e58aa6',
  Peach: '#f2b79a',
  Orange: '#d9701e',
  Yellow: '#e0b422',
  Mint: '#a9d8c2',
  Green: '#1f7a4d',
  Emerald: '#0f6b4b',
  Blue: '#2758a8',
  Sapphire: '#17397d',
  Turquoise: '#2aa3a6',
  Purple: '#6b3a8e',
  Lavender: '#b7a3d6',
  Brown: '#6d4a2f',
  Multi: '#9b1038',
} as const;

export type Colour = keyof typeof COLOURS;
export const COLOUR_NAMES = Object.keys(COLOURS) as Colour[];

/** Returns the swatch's colours: three for 'Multi', whose swatch is split, else one. */
export function swatchesOf(colour: string): string[] {
  if (colour === 'Multi') return [COLOURS.Ruby, COLOURS.Emerald, COLOURS.Sapphire];
  const swatch = COLOURS[colour as Colour] as string | undefined;
  return [swatch ?? '#b9a89a'];
}
