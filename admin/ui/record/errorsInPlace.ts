/** For queries whose page shows the error: no notification, no redirect, no retry. */
export const ERRORS_IN_PLACE = { onError: () => undefined, retry: false };
