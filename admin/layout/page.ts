import { lazy } from 'react';
import type { ComponentType } from 'react';

/** Returns a lazily loaded page of a resource. */
export function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}
