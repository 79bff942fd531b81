/**
 * The value of the header `Prefer` (RFC 7240) for a page's content without the common frame. A browser that changes a
 * list in place has the frame already, which is half of a page. A page that is a static file always comes whole.
 */
export const CONTENT_ONLY = 'return=minimal';
