import { sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import type { EditedPost, NewPost } from '#contract/calls/blog.ts';
import { keyOf } from '#contract/pages/blog-lists.ts';
import { shopNameOf } from '#contract/shop/brand.ts';
import { freeSeoUrl, seoUrlFrom } from '#contract/shop/slug.ts';
import { blogPosts, pageInvalidations } from '../../../db/schema/index.ts';
import { insertInto } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import { takeAddress, takenLike, writeMade } from '../../platform/redirects/index.ts';
import { standingOf } from './post-status.ts';
import { categoryOf, cleanContent, idOfSlug, pictureOf, picturesInText, tagsOf, writePost } from './statements.ts';
import { auditEntryOf } from '../../platform/audit/index.ts';

const insertPost = insertInto(blogPosts, (params: Params<{ categoryKey: string }>) => ({
  categoryId: sql`(SELECT id FROM blog_categories WHERE key = ${params.categoryKey})`,
}));
const postWritten = auditEntryOf((params: Params<{ slug: string }>) => idOfSlug(params.slug));
const insertChange = insertInto(pageInvalidations, (params: Params<{ slug: string }>) => ({
  subjectId: idOfSlug(params.slug),
}));

/**
 * Adds a post as published, draft or planned. A missing address is made from its title, so that it is unique.
 * @throws SEO_URL_TAKEN; FIELDS_INVALID when the content or the picture cannot be shown, or the publish date is not in
 * the future
 */
export async function publishPost(shop: Shop, actor: Actor, post: NewPost): Promise<EditedPost> {
  const { category, tags, imagePath, featured, status: _, publishDate, author, ...words } = post;
  const { status, publishDate: publishOn } = standingOf(shop, { status: post.status, publishDate });
  const { title } = post;
  const made = post.slug === '' ? seoUrlFrom(title, 'post') : null;
  const [taken, { policy }] = await shop.read(takenLike('post', made), currentSettings());
  const slug = made === null ? post.slug : freeSeoUrl(made, taken);
  shop.noteResult(slug);
  const content = await cleanContent(post.content);
  const statements = [
    categoryOf(shop, category),
    insertPost({
      ...words,
      author: author || shopNameOf(policy, shop.origin),
      slug,
      content,
      isFeatured: featured,
      status,
      publishOn,
      publishedAt: status === 'published' ? shop.now : null,
      categoryKey: keyOf(category),
      createdAt: shop.now,
      updatedAt: shop.now,
    }),
    takeAddress({ kind: 'post', seoUrl: slug }),
    ...tagsOf(slug, tags),
    ...pictureOf(slug, imagePath),
    ...picturesInText(slug, content),
    postWritten(
      shop,
      actor,
      {
        action: { draft: 'post drafted', planned: 'post planned', published: 'post published' }[status],
        subject: 'post',
        before: {},
        after: { slug, title, ...(publishOn === null ? {} : { publishDate: publishOn }) },
      },
      { slug },
    ),
    insertChange({ slug, at: shop.now, subject: 'post' }),
  ];
  return writeMade({ SEO_URL_TAKEN: made !== null }, () => writePost(shop, slug, statements));
}
