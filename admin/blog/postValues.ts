import type * as z from 'zod/mini';
import { NewPost } from '#contract/calls/blog.ts';
import { BLOG_READ_TIME_DEFAULT } from '#contract/messages.ts';
import { seoUrlFrom } from '#contract/shop/slug.ts';
import type { PostStatus } from '#contract/states/post.ts';
import type { PostRecord } from '../providers/records.ts';
import { errorsOf } from '../ui/form/fieldErrors.ts';
import { pickFields, textsOf } from '../ui/form/formValues.ts';
import type { ErrorTexts } from '../ui/form/fieldErrors.ts';
import { words } from '../words/en/blog.ts';

/** The form's values; an emptied field is null. */
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
  author: '',
  readTime: BLOG_READ_TIME_DEFAULT,
  imagePath: null,
  featured: false,
  status: 'draft',
  publishDate: null,
};

export const valuesOf = (post: PostRecord): PostValues => pickFields(NEW_POST, { ...post, tags: post.tags.join(', ') });

/** Returns the body of the request. */
export function postToSend(values: PostValues): z.input<typeof NewPost> {
  return {
    ...values,
    ...textsOf(values, ['title', 'slug', 'excerpt', 'category']),
    content: wordsIn(values.content).length === 0 ? '' : values.content!,
    tags: (values.tags ?? '').split(','),
    author: values.author?.trim() ?? '',
    readTime: values.readTime?.trim() || BLOG_READ_TIME_DEFAULT,
    imagePath: values.imagePath?.trim() || null,
    publishDate: values.status === 'planned' ? values.publishDate || null : null,
  };
}

/** Returns the slug made of a title, which the form shows until another one is entered. */
export function addressOf(title: string): string {
  return title.trim() === '' ? '' : seoUrlFrom(title, 'post');
}

/** Returns the body of a new post. If the slug is that of the title, it is left out and the API makes a free one. */
export function newPostToSend(values: PostValues): z.input<typeof NewPost> {
  const post = postToSend(values);
  return { ...post, slug: post.slug === addressOf(post.title) ? '' : post.slug };
}

/** Returns the errors of the API's schema, by field. */
export function postErrors(values: PostValues): ErrorTexts {
  const errors = errorsOf(NewPost, postToSend(values));
  const isDayMissing = values.status === 'planned' && !values.publishDate;
  return { ...errors, ...(isDayMissing && { publishDate: words.pleaseChooseADayAfter }) };
}

/** Returns the words of an HTML text. @example wordsIn('<p>Two words</p>') // ['Two', 'words'] */
export function wordsIn(html: string | null): string[] {
  const text = (html ?? '').replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ');
  return text.split(/\s+/).filter(Boolean);
}

const WORDS_A_MINUTE = 200;

/** Returns the reading time as posts state it. @example readTimeOf(900) // '5 min read' */
export function readTimeOf(count: number): string {
  return words.minutesRead(Math.max(1, Math.round(count / WORDS_A_MINUTE)));
}
