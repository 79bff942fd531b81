/** A link that stands in a line of its own: high enough for a finger on a phone. */
export const LONE_LINK = { display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 28 } } as const;
