import type { Suggestion } from '#contract/calls/search.ts';
import { call } from './client.ts';

/** What may complete the words typed so far. */
export const suggest = (q: string) =>
  call<{ suggestions: Suggestion[] }>('GET', `/api/search/suggest?q=${encodeURIComponent(q)}`, { asVisitor: true });
