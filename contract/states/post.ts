export const POST_STATUSES = ['draft', 'planned', 'published'] as const;
/** Readers see published posts; only staff see drafts, and planned posts before their day. */
export type PostStatus = (typeof POST_STATUSES)[number];
