import type { BlogPost } from '#contract/calls/blog.ts';
import { BLOG_FEED_PATH, BLOG_PATH, postPath } from '#contract/pages/paths.ts';
import { escapeMarkup } from '#contract/shop/markup.ts';
import { imageUrl } from '#contract/pages/image-url.ts';
import { listPosts } from '../domain/content/blog/index.ts';
import { readShopName } from '../domain/platform/settings/index.ts';
import type { Shop } from '../domain/shop.ts';

const NEWEST = 20;

/** Returns the newest posts as a feed: RSS 2.0, https://www.rssboard.org/rss-specification */
export async function blogFeed(shop: Shop): Promise<string> {
  const { posts } = await listPosts(shop, { page: 0, size: NEWEST });
  return feedOf(shop.origin, await readShopName(shop), posts);
}

/** Returns the feed of some posts, the newest first. */
export function feedOf(origin: string, shopName: string, posts: readonly BlogPost[]): string {
  const [newest] = posts;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${shopName}: notes on jewellery`),
    element('link', origin + BLOG_PATH),
    element('description', 'How to choose, wear and keep imitation and 1-gram gold plated jewellery.'),
    element('language', 'en-in'),
    `<atom:link href="${escapeXml(origin + BLOG_FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', new Date(newest.createdAt).toUTCString())] : []),
    ...posts.map((post) => itemOf(origin, post)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function itemOf(origin: string, post: BlogPost): string {
  const address = origin + postPath(post.slug);
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="false">${escapeXml(`${origin}/blog/posts/${post.id}`)}</guid>`,
    element('description', descriptionOf(origin, post)),
    element('dc:creator', post.author),
    element('category', post.category),
    ...post.tags.map((tag) => element('category', tag)),
    element('pubDate', new Date(post.createdAt).toUTCString()),
    '</item>',
  ].join('\n');
}

/**
 * Returns a description as HTML, which readers render. So the excerpt is escaped as text, and the HTML is escaped again
 * as XML.
 */
function descriptionOf(origin: string, { image, excerpt }: BlogPost): string {
  const picture = image
    ? `<p><img src="${escapeXml(origin + imageUrl(image.key, 640, 'jpeg'))}" alt="${escapeXml(image.altText)}"></p>`
    : '';
  return `${picture}<p>${escapeXml(excerpt)}</p>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Escapes a text for XML 1.0: markup characters become entities, and forbidden characters are removed. */
export function escapeXml(text: string): string {
  return escapeMarkup(text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
}
