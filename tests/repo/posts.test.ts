import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { isSeoUrl } from '../../contract/shop/slug.ts';
import { cleanHtml } from '../../functions/domain/html.ts';
import { CATEGORIES } from '../../demo/catalogue/categories.ts';
import { COLLECTIONS } from '../../demo/catalogue/collections.ts';
import { PRODUCTS } from '../../demo/catalogue/products.ts';
import { POST_CATEGORIES, SEED_POSTS } from '../../demo/posts/index.ts';
import { readPictures } from '../../demo/pictures.ts';

/** Addresses of the blog that no post may have (reserved in the specification's decisions). */
const RESERVED = ['posts', 'category', 'tag', 'categories', 'tags'];
/** Pages of the site that exist without the demo shop. */
const KNOWN_PAGES = ['/shipping', '/refund', '/damage', '/contact', '/size-guide', '/hindu-festivals-calendar'];
const ALLOWED_TAGS = new Set(
  'h2 h3 p ul ol li strong em a blockquote table thead tbody tr th td br'.split(' ').concat('#root'),
);
/** A measure that a reader can check at home: a number and its unit. */
const MEASURE =
  /(?:\d[\d,.]*|half|one|two|three|four|five|six|eight|ten|twenty|forty|tenth)[ a-z]{0,7}?\s?(?:mm|cm|metres?|inch(?:es)?|in\b|grams?|g\b|kilos?|degrees|microns?|minutes?|hours?|seconds|strokes|months|years?)\b/gi;

interface Node {
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze();
const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];
const elementsOf = (html: string) => nodesOf(parser.parse(html) as Node).filter(({ tagName }) => tagName);
const hrefsOf = (html: string) =>
  elementsOf(html).flatMap(({ tagName, properties }) => (tagName === 'a' ? [String(properties?.href)] : []));

/** Returns the text as it is read, with one line per block. */
const textOf = (html: string) =>
  html
    .replace(/<\/(?:p|li|h2|h3|td|th)>|<br>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/[^\S\n]+/g, ' ');
const sentencesOf = (html: string) =>
  textOf(html)
    .split(/\n|(?<=[.?!])[”)]?\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu) ?? [];

/** All sentences of all posts, including titles and excerpts. */
const SENTENCES = SEED_POSTS.flatMap((post) =>
  [post.title, ...sentencesOf(post.excerpt), ...sentencesOf(post.content)].map((sentence) => ({
    slug: post.slug,
    sentence,
  })),
);

/** Returns the values that occur more than once. */
const repeated = <T>(values: readonly T[]) => values.filter((value, index) => values.indexOf(value) !== index);
/** Returns `slug: fault` for each fault of each post. */
const faults = (find: (post: (typeof SEED_POSTS)[number]) => readonly unknown[]) =>
  SEED_POSTS.flatMap((post) => find(post).map((fault) => `${post.slug}: ${String(fault)}`));

describe('the posts of the demo blog', () => {
  test('are forty, eight or so to a category, and one is featured', () => {
    expect(SEED_POSTS).toHaveLength(40);
    for (const category of POST_CATEGORIES) {
      const count = SEED_POSTS.filter((post) => post.category === category).length;
      expect(count, category).toBeGreaterThanOrEqual(7);
      expect(count, category).toBeLessThanOrEqual(9);
    }
    expect(faults((post) => (POST_CATEGORIES.includes(post.category) ? [] : [post.category]))).toEqual([]);
    expect(SEED_POSTS.filter(({ featured }) => featured)).toHaveLength(1);
  });

  test('have slugs that may be addresses, and nothing in common that tells posts apart', () => {
    expect(faults(({ slug }) => (isSeoUrl(slug) && !RESERVED.includes(slug) ? [] : ['slug']))).toEqual([]);
    expect(repeated(SEED_POSTS.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(SEED_POSTS.map(({ title }) => title.toLowerCase()))).toEqual([]);
    expect(repeated(SEED_POSTS.map(({ excerpt }) => excerpt))).toEqual([]);
    expect(repeated(SEED_POSTS.map(({ pictureOf }) => pictureOf))).toEqual([]);
    expect(repeated(SEED_POSTS.map(({ publishedDaysAgo }) => publishedDaysAgo))).toEqual([]);
  });

  test('were published between three and four hundred days ago', () => {
    expect(
      faults(({ publishedDaysAgo: days }) => (Number.isInteger(days) && days >= 3 && days <= 400 ? [] : [days])),
    ).toEqual([]);
  });

  test('are by five people, and tagged from one list of words', () => {
    expect(new Set(SEED_POSTS.map(({ author }) => author)).size).toBe(5);
    expect(faults(({ tags }) => (tags.length >= 3 && tags.length <= 5 ? [] : [`${tags.length} tags`]))).toEqual([]);
    expect(faults(({ tags }) => repeated(tags))).toEqual([]);
    expect(faults(({ tags }) => tags.filter((tag) => !/^[a-z]+(-[a-z]+)*$/.test(tag)))).toEqual([]);
    const all = SEED_POSTS.flatMap(({ tags }) => tags);
    expect(new Set(all).size).toBeLessThanOrEqual(40);
    // The page of a tag with a single post is useless.
    expect([...new Set(all)].filter((tag) => !repeated(all).includes(tag))).toEqual([]);
  });

  test('are as long as was agreed, and measure something', () => {
    const lengthOf = (html: string) => wordsOf(textOf(html)).length;
    expect(
      faults(({ content }) => {
        const words = lengthOf(content);
        return words >= 450 && words <= 900 ? [] : [`${words} words`];
      }),
    ).toEqual([]);
    expect(faults(({ excerpt }) => (excerpt.length >= 100 && excerpt.length <= 220 ? [] : [excerpt.length]))).toEqual(
      [],
    );
    expect(
      faults(({ content }) => ((textOf(content).match(MEASURE) ?? []).length >= 2 ? [] : ['no measures'])),
    ).toEqual([]);
  });
});

describe('what the posts are made of', () => {
  test('is text, lists, tables and links; no pictures, scripts, styles or headings of the first order', () => {
    expect(
      faults(({ content }) =>
        elementsOf(content)
          .map(({ tagName }) => tagName!)
          .filter((tag) => !ALLOWED_TAGS.has(tag)),
      ),
    ).toEqual([]);
    expect(
      faults(({ content }) =>
        elementsOf(content).flatMap(({ tagName, properties }) =>
          Object.keys(properties ?? {}).filter((name) => tagName !== 'a' || name !== 'href'),
        ),
      ),
    ).toEqual([]);
  });

  test('goes through the sanitiser whole', async () => {
    for (const { slug, content } of SEED_POSTS) {
      const cleaned = await cleanHtml(content);
      expect(textOf(cleaned), slug).toBe(textOf(content));
      expect(hrefsOf(cleaned), slug).toEqual(hrefsOf(content));
    }
  });

  test('is well nested: nothing is mended by the parser', () => {
    expect(
      faults(({ content }) => {
        const opened = [...content.matchAll(/<(?!\/|br)(\w+)/g)].map(([, tag]) => tag);
        const closed = [...content.matchAll(/<\/(\w+)>/g)].map(([, tag]) => tag);
        return opened.toSorted().join() === closed.toSorted().join() ? [] : ['an element is left open'];
      }),
    ).toEqual([]);
  });
});

describe('where the posts lead', () => {
  const pages = new Set([
    ...KNOWN_PAGES,
    ...PRODUCTS.filter(({ hidden }) => !hidden).map(({ slug }) => `/product/${slug}`),
    ...CATEGORIES.map(({ seoUrl }) => `/category/${seoUrl}`),
    ...COLLECTIONS.map(({ seoUrl }) => `/shop/${seoUrl}`),
  ]);

  test('is to pages of the shop that exist', () => {
    expect(faults(({ content }) => hrefsOf(content).filter((href) => !pages.has(href)))).toEqual([]);
    expect(faults(({ content }) => (hrefsOf(content).length >= 2 ? [] : ['fewer than two links']))).toEqual([]);
  });

  test('is said by the words of the link', () => {
    expect(
      faults(({ content }) =>
        [...content.matchAll(/<a [^>]*>(.*?)<\/a>/g)]
          .map(([, words]) => words!)
          .filter((words) => words.trim().length < 4 || /^(here$|click |read more|this link)/i.test(words)),
      ),
    ).toEqual([]);
  });

  test('has a styled picture of a visible product above it', () => {
    const styled = new Set(readPictures().flatMap(({ subject, kind }) => (kind === 'styled' ? [subject] : [])));
    const visible = new Set(PRODUCTS.filter(({ hidden }) => !hidden).map(({ slug }) => slug));
    expect(faults(({ pictureOf }) => (styled.has(pictureOf) && visible.has(pictureOf) ? [] : [pictureOf]))).toEqual([]);
  });
});

describe('what the posts say', () => {
  const told = (pattern: RegExp, allowed: (sentence: string) => boolean = () => false) =>
    SENTENCES.filter(({ sentence }) => pattern.test(sentence) && !allowed(sentence)).map(
      ({ slug, sentence }) => `${slug}: ${sentence}`,
    );
  /** Returns whether a sentence denies the claim, or contrasts it with the real thing. */
  const denies = (sentence: string) =>
    /\b(not|never|no|nobody|cannot|free of|real|alone|bad|do not argue|pretending|cubic zirconia)\b/i.test(sentence);

  test('never calls imitation gold: the word stands with plating, tone or finish, or the sentence denies it', () => {
    const plated = /\b(?:1-gram|one-gram|rose|antique|matte|high)[ -]gold\b|\bgold[- ](?:plat\w+|tone|coloured)/gi;
    expect(
      SENTENCES.filter(({ sentence }) => /\bgold\b/i.test(sentence.replace(plated, '')) && !denies(sentence)),
    ).toEqual([]);
  });

  test('names beads and glass for what they are', () => {
    expect(told(/\bpearls?\b(?![- ]bead)/i, (sentence) => /sea pearls/.test(sentence))).toEqual([]);
    expect(told(/\b(diamonds?|rub(?:y|ies)|emeralds?|sapphires?)\b(?!-colour)/i, denies)).toEqual([]);
  });

  test('makes no claim that needs a test, a hallmark or a guarantee', () => {
    const asked = (sentence: string) => denies(sentence) || sentence.endsWith('?');
    expect(told(/\b(22K|18K|916|KDM|hallmark\w*|BIS|HUID)\b/i, asked)).toEqual([]);
    expect(told(/\b(nickel-free|free of nickel)\b/i, (sentence) => /\?|whether/.test(sentence))).toEqual([]);
    expect(told(/\blifetime\b/i, denies)).toEqual([]);
    expect(
      told(/\b(anti-tarnish|hypoallergenic|waterproof|guaranteed?|100 ?% (?:pure|original)|resale value)\b/i),
    ).toEqual([]);
    expect(told(/\b(heal(?:s|ing)|cures?|immunity|acupressure|blood pressure|good for health)\b/i)).toEqual([]);
  });

  test('invents no hurry', () => {
    expect(
      told(/\b(hurry up|last chance|selling fast|limited (?:stock|period|time)|only \w+ (?:left|remaining))\b/i),
    ).toEqual([]);
  });

  test('states no year of a festival and no figure an admin may change', () => {
    expect(told(/\b20[2-9]\d\b/)).toEqual([]);
    expect(told(/\b(?:return|refund|exchange|report)\w* within \d|\bwithin \d+ (?:days|hours) of delivery/i)).toEqual(
      [],
    );
    expect(told(/\b(?:costs?|priced at|for) (?:₹|Rs\.?) ?\d/i)).toEqual([]);
  });

  test('is said once: no sentence of eight words or more stands in two posts', () => {
    const seen = new Map<string, string>();
    const twice = SENTENCES.flatMap(({ slug, sentence }) => {
      const words = wordsOf(sentence);
      if (words.length < 8) return [];
      const key = words.join(' ');
      const before = seen.get(key);
      seen.set(key, slug);
      return before === undefined ? [] : [`${before}, ${slug}: ${sentence}`];
    });
    expect(twice).toEqual([]);
  });

  test('begins in forty ways', () => {
    const openings = SEED_POSTS.map(({ content }) => wordsOf(textOf(content)).slice(0, 3).join(' '));
    expect(repeated(openings)).toEqual([]);
    expect(
      openings.filter((opening) => /^(in today|in the world|are you|welcome to|when it comes)/.test(opening)),
    ).toEqual([]);
  });
});
