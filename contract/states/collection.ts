import type { Day } from '../shop/dates.ts';

export const COLLECTION_STATUSES = ['open', 'upcoming', 'ended', 'hidden', 'archived'] as const;
export type CollectionStatus = (typeof COLLECTION_STATUSES)[number];

/** The facts that decide whether shoppers see a collection. */
export interface CollectionDates {
  isVisible: boolean;
  isArchived: boolean;
  /** Its first and last day, both included; null for no limit. */
  fromOn: Day | null;
  untilOn: Day | null;
}

/** Returns the status of a collection on a day. Shoppers see open ones only. */
export function collectionStatus(
  { isVisible, isArchived, fromOn, untilOn }: CollectionDates,
  today: Day,
): CollectionStatus {
  if (isArchived) return 'archived';
  if (!isVisible) return 'hidden';
  if (fromOn !== null && fromOn > today) return 'upcoming';
  return untilOn !== null && untilOn < today ? 'ended' : 'open';
}
