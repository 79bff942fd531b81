/** `sandbox` plays every outside service itself and shows all mail to everybody; `live` talks to the real ones. */
export const MODES = ['sandbox', 'live'] as const;
export type Mode = (typeof MODES)[number];
