import type { BlogCategory, BlogPost, PostCard } from '../calls/blog.ts';
import type { MediaItem } from '../calls/media.ts';
import type { Product } from '../calls/products.ts';
import type { PageFrame } from './frame.ts';

/** What every list of the blog shows. */
interface PostsOfPage {
  frame: PageFrame;
  posts: PostCard[];
  /** From 1. */
  page: number;
  pageCount: number;
  categories: BlogCategory[];
  /** Those of most posts. */
  tags: string[];
}

export interface BlogPage extends PostsOfPage {
  kind: 'blog';
  /** Stands apart, on the first page alone. */
  featured: PostCard | null;
}

export interface BlogCategoryPage extends PostsOfPage {
  kind: 'blog-category';
  category: BlogCategory;
  /** The featured post, where it is of this category. */
  featured: PostCard | null;
}

export interface BlogTagPage extends PostsOfPage {
  kind: 'blog-tag';
  tag: string;
}

export interface PostPage {
  kind: 'post';
  frame: PageFrame;
  /** Nothing where there is no such post: the page says so and answers 404. */
  post: BlogPost | null;
  /** Of its text, as far as they are there. */
  pictures: Pick<MediaItem, 'key' | 'width' | 'height'>[];
  /** Of its text, as far as shoppers see them. */
  products: Product[];
  related: PostCard[];
  before: { slug: string; title: string } | null;
  after: { slug: string; title: string } | null;
}

export type BlogPages = BlogPage | BlogCategoryPage | BlogTagPage | PostPage;
