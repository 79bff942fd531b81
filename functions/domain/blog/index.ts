export { changePost } from './change-post.ts';
export { countView } from './count-view.ts';
export { featurePost } from './feature-post.ts';
export { listPostCategories, listPostTags, readFeaturedPost } from './list-categories.ts';
export { listPosts, orderAsked, postsPage } from './list-posts.ts';
export type { PostsAsked } from './list-posts.ts';
export { publishPost } from './publish-post.ts';
export { findPost, readPost, readPostBySlug } from './read-post.ts';
export {
  blogAddresses,
  categoriesOfPosts,
  categoryKeys,
  featuredPost,
  formerAddresses,
  tagKeys,
  tagsOfPosts,
  tagWithKey,
} from './reads.ts';
export { relatedPosts } from './related-posts.ts';
export { removePost } from './remove-post.ts';
