/*
 * Colours in OKLCH: lightness 0 to 1, chroma from 0 on, hue in degrees. Equal steps look equal there, so a palette can be
 * computed from a few seeds.
 * @see https://www.w3.org/TR/css-color-4/#color-conversion-code
 * @see https://bottosson.github.io/posts/oklab/
 */

export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

const HEX = /^#[0-9a-f]{6}$/;

/** Tells whether a text is a colour as the settings store it: six hexadecimal digits in lower case. */
export function isHexColour(text: string): boolean {
  return HEX.test(text);
}

function channelsOf(hex: string): Triple {
  const number = Number.parseInt(hex.slice(1), 16);
  return [(number >> 16) & 0xff, (number >> 8) & 0xff, number & 0xff];
}

const toLinear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const toGamma = (linear: number) => (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055);

/** Returns a colour of six hexadecimal digits in OKLCH. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = channelsOf(hex).map(toLinear) as unknown as Triple;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, b), hue: hue < 0 ? hue + 360 : hue };
}

function linearOf({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** The rounding of a channel to a byte hides less than this. */
const ALMOST = 1e-4;
const isInGamut = (colour: Oklch) => linearOf(colour).every((part) => part >= -ALMOST && part <= 1 + ALMOST);

/** Returns a colour as six hexadecimal digits. A colour that no screen shows loses chroma until one does. */
export function hexOf(colour: Oklch): string {
  let { chroma } = colour;
  if (!isInGamut(colour)) {
    let [shown, lost] = [0, chroma];
    for (let step = 0; step < 20; step += 1) {
      chroma = (shown + lost) / 2;
      if (isInGamut({ ...colour, chroma })) shown = chroma;
      else lost = chroma;
    }
    chroma = shown;
  }
  const bytes = linearOf({ ...colour, chroma }).map((part) =>
    Math.round(Math.min(1, Math.max(0, toGamma(part))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${bytes.join('')}`;
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map(toLinear) as unknown as Triple;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast of two colours, 1 to 21.
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastOf(one: string, other: string): number {
  const [low, high] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
