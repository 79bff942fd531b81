/**
 * The console's design tokens: the storefront's inks on a cool ground. Every text colour has a contrast of 4.5:1 on
 * each ground.
 */
export interface Tokens {
  ground: string;
  paper: string;
  /** The background of hovered and focused rows, and of table heads. */
  raised: string;
  line: string;
  /** The border of inputs and buttons: 3:1 on paper. */
  edge: string;
  ink: string;
  soft: string;
  /** Disabled text, still readable. */
  faint: string;
  /** The colour of actions. */
  wine: string;
  wineDeep: string;
  onWine: string;
  leaf: string;
  gold: string;
  blue: string;
  red: string;
  /** The focus ring. */
  focus: string;
}

export const LIGHT: Tokens = {
  ground: '#f2f3f6',
  paper: '#ffffff',
  raised: '#f6f7f9',
  line: '#dfe2e8',
  edge: '#8a8f9c',
  ink: '#2a1a1f',
  soft: '#5f5462',
  faint: '#757079',
  wine: '#6e1230',
  wineDeep: '#560c25',
  onWine: '#ffffff',
  leaf: '#0b5c4a',
  gold: '#7a4f00',
  blue: '#28508c',
  red: '#a3202b',
  focus: '#1c5fb0',
};

export const DARK: Tokens = {
  ground: '#101216',
  paper: '#181b21',
  raised: '#20242c',
  line: '#2e333d',
  edge: '#747b8a',
  ink: '#f0ebe6',
  soft: '#b4adb5',
  faint: '#928d98',
  wine: '#f2a7b5',
  wineDeep: '#f7c3cd',
  onWine: '#2a0d16',
  leaf: '#63c8ae',
  gold: '#e9b44c',
  blue: '#9cbdf0',
  red: '#ff9c94',
  focus: '#8ec2ff',
};
