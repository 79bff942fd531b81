import { inLanguage } from '../language.ts';

/** The pages of the blog: the list, the form of a post with its buttons, and the dialogs. */
export const words = inLanguage('blog', {
  // The state of a post
  planned: 'Planned',
  published: 'Published',
  statusForDay: (status: string, day: string) => `${status} for ${day}`,
  pleaseChooseADayAfter: 'Please choose a day after today',
  minutesRead: (minutes: number) => `${minutes} min read`,
  thePostIsSaved: (status: string) => `The post is saved: ${status.toLowerCase()}.`,

  // Its fields
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  tags: 'Tags',
  author: 'Author',
  readTime: 'Read time',
  featured: 'Featured',

  // Featured posts
  titleIsFeatured: (title: string) => `“${title}” is featured.`,
  isNoLongerFeatured: (title: string) => `“${title}” is no longer featured.`,
  featuredTitle: (title: string) => `Featured: ${title}`,

  // A product in the article
  fromPrice: (price: string) => `from ${price}`,
  notShownToShoppersNow: 'not shown to shoppers now',
  chooseAProduct: 'Choose a product',
  searchProductsByName: 'Search products by name',
  noProductsFound: 'No products found',
  pleaseTryAnotherWordOf: 'Please try another word of its name.',

  // The form
  blog: 'Blog',
  newPost: 'New post',
  draftSeenByStaffAlone: 'Draft, seen by staff alone',
  publishedOnADayTo: 'Published on a day to come',
  article: 'Article',
  excerptLength: (count: number, guide: string) => `${count} characters. Guidance: ${guide}`,
  contentLength: (count: string, readTime: string, guide: string) => `${count} words, ${readTime}. Guidance: ${guide}`,
  publishing: 'Publishing',
  dayFromItsFirstMinute: 'Day, from its first minute on',
  featuredApartFromTheList: 'Featured, apart from the list',
  aboutIt: 'About it',
  tagsWithCommasBetweenThem: 'Tags, with commas between them',
  emptyTheShopsName: "Empty: the shop's name",
  notFeatured: 'Not featured',

  // The list
  titleExcerptOrAddress: 'Title, excerpt or address',
  allPosts: 'All posts',
  featuredOrNot: 'Featured or not',
  blogPosts: 'Blog posts',
  created: 'Created',
  views: 'Views',

  // Conflicts, the picture and deletion
  someoneElseChangedThisPost: 'Someone else changed this post',
  chooseAnother: 'Choose another',
  chooseAPicture: 'Choose a picture',
  titleIsDeleted: (title: string) => `“${title}” is deleted.`,
  deleteTitle: (title: string) => `Delete ${title}`,
  deleteThisPost: 'Delete this post?',
  leavesTheBlogForGood: (title: string) =>
    `“${title}” leaves the blog for good. Its address may be given to another post.`,
  thePostsAddress: (path: string) => `The post's address: ${path}`,
});
