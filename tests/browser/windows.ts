/** The window of a cheap phone, in CSS pixels. */
export const PHONE = { width: 360, height: 800 };
/** The window of a usual desktop screen, in CSS pixels. */
export const DESK = { width: 1366, height: 900 };
