import { describe, expect, test } from 'vitest';
import { cleanedSvg } from './svg-cleaner.ts';

const drawing = (content: string, root = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${content}</svg>`;
const SHAPE = '<path d="M0 0h5v5z"/>';

describe('a drawing', () => {
  test('keeps its shapes, gradients and groups', () => {
    const own = drawing(
      `<defs><linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" x2="1"><stop offset="0" stop-color="#fff"/></linearGradient></defs><g fill="url(#a)" stroke-linecap="round" fill-rule="evenodd" transform="scale(2)">${SHAPE}<circle cx="1" cy="2" r="3"/></g>`,
    );
    const { svg, ratio } = cleanedSvg(own)!;
    expect(ratio).toBe(1);
    for (const part of [
      '<linearGradient id="a"',
      'stop-color="#fff"',
      'fill="url(#a)"',
      'stroke-linecap="round"',
      'fill-rule="evenodd"',
      'd="M0 0h5v5z"',
      'cx="1"',
    ])
      expect(svg).toContain(part);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 10 10">/);
    expect(cleanedSvg(svg)!.svg).toBe(svg);
  });

  test('gets its view box from its size, and has no size of its own', () => {
    const { svg, ratio } = cleanedSvg(drawing(SHAPE, 'width="30px" height="10"'))!;
    expect(svg).toContain('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10">');
    expect(ratio).toBe(3);
  });

  test('keeps the colours that a drawing program wrote into classes and styles', () => {
    const { svg } = cleanedSvg(
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">${drawing(`<style>.cls-1{fill:#123456;}.cls-2,.cls-3{stroke:#fff}</style><path class="cls-1" d="M0 0z"/><path class="cls-3" style="fill:none;stroke-width:2" d="M1 1z"/>`)}`,
    )!;
    expect(svg).toContain('fill="#123456"');
    expect(svg).toContain('stroke="#fff"');
    expect(svg).toContain('stroke-width="2"');
    expect(svg).not.toMatch(/style|class/);
  });
});

describe('what a drawing may not have is removed', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in a link', '<a href="javascript:alert(1)"><path d="M0 0z"/></a>'],
    ['an event', '<path onload="alert(1)" onclick="alert(1)" d="M0 0z"/>'],
    ['HTML', '<foreignObject><iframe src="https://evil.example"></iframe><b onclick="alert(1)">x</b></foreignObject>'],
    ['a picture', '<image href="https://evil.example/x.png"/><image xlink:href="data:image/svg+xml,alert(1)"/>'],
    ['an outside reference', '<use href="https://evil.example/x.svg#a"/><use xlink:href="//evil.example#a"/>'],
    ['an outside colour', '<path fill="url(https://evil.example/x#a)" d="M0 0z"/>'],
    [
      'an outside style',
      '<style>@import "https://evil.example";.a{fill:url(https://evil.example)}</style><path class="a" d="M0 0z"/>',
    ],
    [
      'an animation',
      '<path d="M0 0z"><animate attributeName="href" values="javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/></path>',
    ],
    ['an escaped reference', '<path fill="u\\72l(https://evil.example)" d="M0 0z"/>'],
    ['an end of the drawing', '</svg><img src=x onerror=alert(1)><svg>'],
  ])('%s', (_, content) => {
    const { svg } = cleanedSvg(drawing(SHAPE + content))!;
    expect(svg).not.toMatch(/alert|evil|script|on\w+=|<(image|a|img|style|foreignObject|animate|set|iframe)\b/i);
    expect(svg).toContain('d="M0 0h5v5z"');
  });
});

test.each([
  ['a text', 'hello'],
  ['HTML', '<p>hello</p>'],
  ['a drawing without shapes', drawing('<title>x</title>')],
  ['a drawing without a size', drawing(SHAPE, '')],
  ['a drawing of no size', drawing(SHAPE, 'viewBox="0 0 0 10"')],
  ['a template in a drawing', '<svg viewBox="0 0 1 1"><template></template></svg>'],
])('%s is no mark', (_, sent) => {
  expect(cleanedSvg(sent)).toBeUndefined();
});
