export { changePost } from './change-post.ts';
export { countView } from './count-view.ts';
export { featurePost } from './feature-post.ts';
export { listPostCategories, listPostTags, readFeaturedPost } from './list-categories.ts';
export { listPosts, orderAsked, postsPage } from './list-posts.ts';
export type { PostsAsked } from './list-posts.ts';
export { managedPosts } from './manage-posts.ts';
export { publishPlannedPosts } from './publish-planned.ts';
export { publishPost } from './publish-post.ts';
export type { FoundPost } from './read-post.ts';
export {
  findPost,
  findPreview,
  readEditedPost,
  readEditedPostAt,
  readPost,
  readPostBySlug,
  readPreview,
} from './read-post.ts';
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
export { readRemovedPost, removePost } from './remove-post.ts';
