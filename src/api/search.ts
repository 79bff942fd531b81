import type { Suggestion } from '#contract/calls/search.ts';
import { call } from './client.ts';

/** Returns completions of a search query. */
export const suggest = (q: string) =>
  call<{ suggestions: Suggestion[] }>('GET', `/api/search/suggest?q=${encodeURIComponent(q)}`, { asVisitor: true });
