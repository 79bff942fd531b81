import { CONSOLE_HEADERS, EVERYWHERE, PAGE_HEADERS } from '../http/headers.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Returns the text of `_headers` in the folder of assets: the headers of files that the edge serves without the Worker.
 * Rules add up, so the rule of the console's page removes the shop's policy before it sets its own.
 */
export function assetHeaders(): string {
  const everywhere = { ...EVERYWHERE, ...PAGE_HEADERS };
  return [
    rule('/*', everywhere),
    rule('/_astro/*', { 'Cache-Control': FOR_EVER }),
    rule('/fonts/*', { 'Cache-Control': FOR_EVER }),
    rule('/console/assets/*', { 'Cache-Control': FOR_EVER }),
    `/console\n  ! Content-Security-Policy\n  ! Permissions-Policy\n  ! Speculation-Rules\n${linesOf(CONSOLE_HEADERS)}`,
  ].join('\n');
}

function rule(path: string, headers: Record<string, string>): string {
  return `${path}\n${linesOf(headers)}`;
}

function linesOf(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
}
