/** For queries whose screen says itself what went wrong, at once: no toast beside it, and nobody is sent elsewhere. */
export const ERRORS_IN_PLACE = { onError: () => undefined, retry: false };
