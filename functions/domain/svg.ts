import type { CleanedSvg } from './svg-cleaner.ts';

/**
 * Returns an SVG reduced to shapes: no scripts, styles, links, outside references or HTML. Undefined if it is no drawing.
 * The cleaner's packages are a tenth of the server's code, and only a new mark needs them.
 */
export async function cleanSvg(sent: string): Promise<CleanedSvg | undefined> {
  const { cleanedSvg } = await import('./svg-cleaner.ts');
  return cleanedSvg(sent);
}
