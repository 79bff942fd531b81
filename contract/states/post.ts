export const POST_STATUSES = ['draft', 'planned', 'published'] as const;
/** Readers see what is published; staff alone see a draft, and a planned post until its day. */
export type PostStatus = (typeof POST_STATUSES)[number];
