/** The states of one of the shop's own pages. Its dates say when a published page is shown. */
export const PAGE_STATUSES = ['draft', 'published'] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];
