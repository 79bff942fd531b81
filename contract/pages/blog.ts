import type { BlogCategory, BlogPost, PostCard } from '../calls/blog.ts';
import type { MediaItem } from '../calls/media.ts';
import type { Product } from '../calls/products.ts';
import type { PageFrame } from './frame.ts';

/** Common content of every list of posts. */
interface PostsOfPage {
  frame: PageFrame;
  posts: PostCard[];
  /** One-based. */
  page: number;
  pageCount: number;
  categories: BlogCategory[];
  /** The tags with most posts. */
  tags: string[];
}

export interface BlogPage extends PostsOfPage {
  kind: 'blog';
  /** Shown separately, on the first page only. */
  featured: PostCard | null;
}

export interface BlogCategoryPage extends PostsOfPage {
  kind: 'blog-category';
  category: BlogCategory;
  /** The featured post, if it belongs to this category. */
  featured: PostCard | null;
}

export interface BlogTagPage extends PostsOfPage {
  kind: 'blog-tag';
  tag: string;
}

export interface PostPage {
  kind: 'post';
  frame: PageFrame;
  /** Null if there is no such post: the page says so, with status 404. */
  post: BlogPost | null;
  /** The pictures in its text that exist. */
  pictures: Pick<MediaItem, 'key' | 'width' | 'height'>[];
  /** The products in its text that shoppers see. */
  products: Product[];
  related: PostCard[];
  before: { slug: string; title: string } | null;
  after: { slug: string; title: string } | null;
}

export type BlogPages = BlogPage | BlogCategoryPage | BlogTagPage | PostPage;
