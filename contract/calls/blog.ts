import * as z from 'zod/mini';
import { ALL_POSTS_ID, BLOG_PAGE_SIZE, keyOf } from '../pages/blog-lists.ts';
import { asSet } from './lists.ts';
import { MediaItem } from './media.ts';
import { BLOG_READ_TIME_DEFAULT } from '../messages.ts';
import { isPostAddress } from '../shop/slug.ts';
import { POST_STATUSES } from '../states/post.ts';
import { Day, emptyOr, Id, Instant, numeral, words } from './wire.ts';

export const POST_TITLE_MAX = 160;
export const POST_EXCERPT_MAX = 400;
export const POST_CONTENT_MAX = 100_000;
export const POST_TAGS_MAX = 20;
const NAME_MAX = 60;

/** A post's slug. An empty slug is made from the title. */
const Slug = z.string().check(
  z.trim(),
  z.refine(
    (text) => text === '' || isPostAddress(text),
    'Please use 3 to 120 small letters, digits and single hyphens, and no word of the blog itself',
  ),
);

const CategoryName = words('Category', NAME_MAX).check(
  z.refine((name) => !['', ALL_POSTS_ID].includes(keyOf(name)), 'Please choose another name for the category'),
);

/** Tags: trimmed, without empty ones and without duplicates in any spelling. */
const Tags = asSet(
  z
    .array(words('Tag', NAME_MAX).check(z.refine((tag) => keyOf(tag) !== '', 'A tag needs a letter or a digit')))
    .check(z.maxLength(POST_TAGS_MAX, `A post can have at most ${POST_TAGS_MAX} tags`)),
  keyOf,
);
const TagList = z.pipe(
  z.pipe(
    asSet(z.array(z.string())),
    z.transform((tags) => tags.map((tag) => tag.trim().replace(/^#/, '')).filter((tag) => tag !== '')),
  ),
  Tags,
);

const postFields = {
  title: words('Title', POST_TITLE_MAX),
  slug: Slug,
  excerpt: words('Excerpt', POST_EXCERPT_MAX),
  /** HTML; disallowed markup is removed. */
  content: words('Content', POST_CONTENT_MAX),
  category: CategoryName,
};

/** The path of a picture of the shop, `/media/{key}`; null for a post without one. */
const ImagePath = z.nullable(z.string().check(z.maxLength(200)));
const ReadTime = words('Read time', 40);
/** Empty for the shop's name. */
const Author = emptyOr(words('Author', NAME_MAX), `Author must be a text of at most ${NAME_MAX} characters`);

export const NewPost = z.object({
  ...postFields,
  slug: z._default(Slug, ''),
  tags: z._default(TagList, []),
  author: z._default(Author, ''),
  readTime: z._default(ReadTime, BLOG_READ_TIME_DEFAULT),
  imagePath: z._default(ImagePath, null),
  featured: z._default(z.boolean(), false),
  status: z._default(z.enum(POST_STATUSES), 'published'),
  /** The day a planned post is published; ignored for all other posts. */
  publishDate: z._default(z.nullable(Day), null),
});
export type NewPost = z.output<typeof NewPost>;

/** Absent fields stay unchanged. `featured` alone features a post, or stops featuring it. */
export const ChangePost = z.partial(
  z.object({
    ...postFields,
    tags: TagList,
    author: Author,
    readTime: ReadTime,
    imagePath: ImagePath,
    featured: z.boolean(),
    status: z.enum(POST_STATUSES),
    publishDate: z.nullable(Day),
    version: z.int(),
  }),
);
export type ChangePost = z.output<typeof ChangePost>;

export const BlogPost = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  imagePath: z.nullable(z.string()),
  /** The same picture with its size and its alternative text. */
  image: z.nullable(MediaItem),
  category: z.string(),
  tags: z.array(z.string()),
  author: z.string(),
  readTime: z.string(),
  featured: z.boolean(),
  views: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type BlogPost = z.output<typeof BlogPost>;

/** A post for its editors, with the version that a change names. A draft's creation date is when it was begun. */
export const EditedPost = z.extend(BlogPost, {
  status: z.enum(POST_STATUSES),
  publishDate: z.nullable(Day),
  version: z.int(),
});
export type EditedPost = z.output<typeof EditedPost>;

/** A post in the console's list. */
export const ManagedPost = z.omit(EditedPost, { content: true });
export type ManagedPost = z.output<typeof ManagedPost>;

/** A post in a list. */
export type PostCard = Omit<BlogPost, 'content'>;

/** The id is the part of URLs. */
export const BlogCategory = z.object({ id: z.string(), name: z.string() });
export type BlogCategory = z.output<typeof BlogCategory>;

export const POST_SORTS = ['createdAt', 'updatedAt', 'title'] as const;
export type PostSort = (typeof POST_SORTS)[number];
export const DIRECTIONS = ['ASC', 'DESC'] as const;

const count = (min: number, max: number, byDefault: number) =>
  z._default(z.pipe(numeral(6), z.int().check(z.minimum(min), z.maximum(max))), byDefault);

const Direction = z.pipe(z.string().check(z.toUpperCase()), z.enum(DIRECTIONS));

/**
 * The query of a list of posts. Pages count from 0. `sort` names a field or only a direction; `direction` overrides the
 * latter.
 */
export const PostQuery = z.object({
  page: count(0, 100_000, 0),
  size: count(1, 50, BLOG_PAGE_SIZE),
  sort: z.optional(
    z.union([z.enum(POST_SORTS), Direction], `Sort must be one of: ${[...POST_SORTS, ...DIRECTIONS].join(', ')}`),
  ),
  direction: z.optional(Direction),
});
export type PostQuery = z.output<typeof PostQuery>;

export const PostList = z.object({
  content: z.array(BlogPost),
  /** The requested page, from 0. */
  currentPage: z.int(),
  totalPages: z.int(),
  totalItems: z.int(),
  itemsPerPage: z.int(),
  totalElements: z.int(),
});
export type PostList = z.output<typeof PostList>;
