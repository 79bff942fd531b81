import type { ResourceName } from '#contract/calls/resources.ts';

/** A list of the console under some filters. */
export const listPath = (list: ResourceName, filter: object) =>
  `/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
