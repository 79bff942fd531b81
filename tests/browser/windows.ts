/** A cheap phone's window, in CSS pixels. */
export const PHONE = { width: 360, height: 800 };
/** A usual desk's. */
export const DESK = { width: 1366, height: 900 };
