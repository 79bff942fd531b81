/**
 * What the header `Prefer` says (RFC 7240) where a page's content is wanted without the frame of all pages: who changes a
 * list in place has the frame already, and it is half of a page. Where a page lies in a file, the whole of it comes.
 */
export const CONTENT_ONLY = 'return=minimal';
