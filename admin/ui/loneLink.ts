/** A link on a line of its own: a touch target of sufficient height. */
export const LONE_LINK = { display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 28 } } as const;
