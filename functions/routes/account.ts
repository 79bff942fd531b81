import { PersonalCopy } from '#contract/calls/account.ts';
import { personalPage, readPersonalCopy } from '../domain/privacy/index.ts';
import { HtmlFile, WithHeaders } from '../http/call.ts';
import { call } from './call.ts';

const EVERYONE = ['customer', 'seller', 'admin'] as const;

export const accountCalls = [
  call({
    method: 'GET',
    path: '/api/users/export',
    summary: 'A copy of all that the shop knows of the person behind the session.',
    who: EVERYONE,
    may: 'none',
    // It reads from most tables: nobody needs it more often than a code.
    limit: 'sendCode',
    answer: PersonalCopy,
    async run(shop, actor) {
      return new WithHeaders(await readPersonalCopy(shop, actor), asFile('json'));
    },
  }),
  call({
    method: 'GET',
    path: '/api/users/export/page',
    summary: 'The same as one page to read and keep.',
    who: EVERYONE,
    may: 'none',
    limit: 'sendCode',
    answer: HtmlFile,
    async run(shop, actor) {
      return new WithHeaders(personalPage(await readPersonalCopy(shop, actor)), asFile('html'));
    },
  }),
];

function asFile(ending: 'json' | 'html'): Record<string, string> {
  return { 'Content-Disposition': `attachment; filename="ratnahaat-data.${ending}"` };
}
