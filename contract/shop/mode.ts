/** `sandbox` emulates every outside service and shows all mail to everybody; `live` uses the real services. */
export const MODES = ['sandbox', 'live'] as const;
export type Mode = (typeof MODES)[number];
