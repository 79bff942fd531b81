import type * as z from 'zod/mini';
import { BLOG_AUTHOR_DEFAULT, NewPost } from '#contract/calls/blog.ts';
import { BLOG_READ_TIME_DEFAULT } from '#contract/messages.ts';
import { seoUrlFrom } from '#contract/shop/slug.ts';
import type { PostStatus } from '#contract/states/post.ts';
import type { PostRecord } from '../providers/records.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import { pickFields, textsOf } from '../ui/form/formValues.ts';
import type { ErrorTexts } from '../ui/form/fieldErrors.ts';

/** The form's fields; one that was cleared is null. */
export interface PostValues {
  title: string | null;
  slug: string | null;
  excerpt: string | null;
  content: string | null;
  category: string | null;
  /** Comma separated. */
  tags: string | null;
  author: string | null;
  readTime: string | null;
  imagePath: string | null;
  featured: boolean;
  status: PostStatus;
  publishDate: string | null;
}

export const NEW_POST: PostValues = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  category: '',
  tags: '',
  author: BLOG_AUTHOR_DEFAULT,
  readTime: BLOG_READ_TIME_DEFAULT,
  imagePath: null,
  featured: false,
  status: 'draft',
  publishDate: null,
};

export const valuesOf = (post: PostRecord): PostValues => pickFields(NEW_POST, { ...post, tags: post.tags.join(', ') });

/** What the API is sent. */
export function postToSend(values: PostValues): z.input<typeof NewPost> {
  return {
    ...values,
    ...textsOf(values, ['title', 'slug', 'excerpt', 'category']),
    content: wordsIn(values.content).length === 0 ? '' : values.content!,
    tags: (values.tags ?? '').split(','),
    author: values.author?.trim() || BLOG_AUTHOR_DEFAULT,
    readTime: values.readTime?.trim() || BLOG_READ_TIME_DEFAULT,
    imagePath: values.imagePath?.trim() || null,
    publishDate: values.status === 'planned' ? values.publishDate || null : null,
  };
}

/** Returns the address that is made of a title. The form shows it until another one is typed. */
export function addressOf(title: string): string {
  return title.trim() === '' ? '' : seoUrlFrom(title, 'post');
}

/** What the API is sent of a new post: where its address is that of its title, the API makes a free one of it. */
export function newPostToSend(values: PostValues): z.input<typeof NewPost> {
  const post = postToSend(values);
  return { ...post, slug: post.slug === addressOf(post.title) ? '' : post.slug };
}

/** What is wrong with what was typed, by field, in the words of the API's own check. */
export function postErrors(values: PostValues): ErrorTexts {
  const errors = errorsOf(NewPost, postToSend(values));
  const isDayMissing = values.status === 'planned' && !values.publishDate;
  return { ...errors, ...(isDayMissing && { publishDate: 'Please choose a day after today' }) };
}

/** The words readers see of HTML. @example wordsIn('<p>Two words</p>') // ['Two', 'words'] */
export function wordsIn(html: string | null): string[] {
  const text = (html ?? '').replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ');
  return text.split(/\s+/).filter(Boolean);
}

const WORDS_A_MINUTE = 200;

/** How long a text takes to read, as posts say it. @example readTimeOf(900) // '5 min read' */
export function readTimeOf(words: number): string {
  return `${Math.max(1, Math.round(words / WORDS_A_MINUTE))} min read`;
}
