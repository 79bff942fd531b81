import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A page of a resource, fetched when somebody first opens it. */
export function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}
