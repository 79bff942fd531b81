/** The statuses that a script may set, with Shiprocket's numbers. */
export const MOVES = {
  'PICKED UP': 42,
  'IN TRANSIT': 18,
  'OUT FOR DELIVERY': 17,
  DELIVERED: 7,
  UNDELIVERED: 21,
  'RTO INITIATED': 9,
  'RTO DELIVERED': 10,
  LOST: 12,
} as const;
/** The word of each status number. */
export const STATUS_WORDS: Record<number, string> = {
  1: 'NEW',
  3: 'READY TO SHIP',
  4: 'PICKUP SCHEDULED',
  8: 'CANCELED',
  ...Object.fromEntries(Object.entries(MOVES).map(([word, number]) => [number, word])),
};
export const [NEW, READY, SCHEDULED, CANCELLED] = [1, 3, 4, 8] as const;
/** The parcel is with the courier. */
export const HANDED_OVER: readonly number[] = Object.values(MOVES);
