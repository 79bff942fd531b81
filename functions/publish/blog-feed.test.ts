import * as fc from 'fast-check';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import type { BlogPost } from '#contract/calls/blog.ts';
import { escapeXml, feedOf } from './blog-feed.ts';

const ORIGIN = 'https://shop.example';

function post(over: Partial<BlogPost> = {}): BlogPost {
  return {
    id: 7,
    slug: 'a-post',
    title: 'A post',
    excerpt: 'Short.',
    content: '<p>Long.</p>',
    imagePath: null,
    image: null,
    category: 'Care',
    tags: ['care'],
    author: 'Kamala',
    readTime: '5 min read',
    featured: false,
    views: 0,
    createdAt: Date.parse('2026-11-20T04:30:00Z'),
    updatedAt: Date.parse('2026-11-20T04:30:00Z'),
    ...over,
  };
}

/** Returns the XML faults of a text: unbalanced tags and forbidden characters. */
function faultsOf(xml: string): string[] {
  const open: string[] = [];
  const errors: string[] = [];
  const rest = xml.replace(
    /<\?xml[^>]*\?>|<(\/?)([A-Za-z][\w:]*)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g,
    (all, close, name, _, own) => {
      if (!name || own) return '';
      if (close) {
        if (open.pop() !== name) errors.push(`${all} closes nothing`);
      } else open.push(name as string);
      return '';
    },
  );
  if (/[<\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(rest))
    errors.push('a sign that may not stand there');
  if (/&(?!(amp|lt|gt|quot|#39);)/.test(rest)) errors.push('an entity nobody knows');
  return [...errors, ...open.map((name) => `${name} is never closed`)];
}

test('a post is told with its address, its day and its writer', () => {
  const feed = feedOf(ORIGIN, 'Ratnahaat', [post()]);
  for (const part of [
    '<link>https://shop.example/blog/a-post</link>',
    '<pubDate>Fri, 20 Nov 2026 04:30:00 GMT</pubDate>',
    '<dc:creator>Kamala</dc:creator>',
    '<category>Care</category>',
    '<atom:link href="https://shop.example/blog/rss.xml" rel="self" type="application/rss+xml"/>',
  ]) {
    expect(feed).toContain(part);
  }
  expect(faultsOf(feed)).toEqual([]);
});

describe('hostile words', () => {
  test.each(['</title></item></channel>', ']]>', '<!-- x', '&nbsp;&#0;', 'a\u0000b\u000bc', '\ud800', '"><x y="', "'"])(
    '%j stay words',
    (text) => {
      expect(
        faultsOf(
          feedOf(ORIGIN, 'Ratnahaat', [
            post({ title: text, excerpt: text, author: text, category: text, tags: [text] }),
          ]),
        ),
      ).toEqual([]);
    },
  );

  test('so do any others', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (title, excerpt) => {
        expect(faultsOf(feedOf(ORIGIN, 'Ratnahaat', [post({ title, excerpt })]))).toEqual([]);
      }),
    );
  });

  test('and the HTML inside of the description shows them as text', () => {
    const feed = feedOf(ORIGIN, 'Ratnahaat', [post({ excerpt: '<img src=x onerror=alert(1)>' })]);
    const description = /<item>[^]*<description>(.*)<\/description>/.exec(feed)![1]!;
    const html = description
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    const tree = unified().use(rehypeParse, { fragment: true }).parse(html);
    expect(JSON.stringify(tree)).not.toContain('"tagName":"img"');
  });

  test('would be noticed', () => {
    expect(faultsOf('<a><b></a>')).not.toEqual([]);
    expect(faultsOf('<a>&nbsp;</a>')).not.toEqual([]);
    expect(faultsOf('<a>1 < 2</a>')).not.toEqual([]);
  });
});

test('what no document may contain is left out, all else stays', () => {
  expect(escapeXml('कुंदन & "AD"\n')).toBe('कुंदन &amp; &quot;AD&quot;\n');
});
