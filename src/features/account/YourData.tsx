import { useState } from 'react';
import * as messages from '#contract/messages.ts';
import { keyOf } from '#contract/pages/blog-lists.ts';
import { fetchPersonalCopy } from '../../api/account.ts';
import { messageFor } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import styles from './account.module.css';

/** Longer than a browser needs to save a file. */
const OBJECT_URL_MS = 60_000;

/** The rights of the person on their data: download it, or have it erased. */
export function YourData({ shopName }: { shopName: string }) {
  const { said, saidAny, path } = useSpoken();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState<'json' | 'html'>();

  async function keep(form: 'json' | 'html') {
    setFailure(undefined);
    setPending(form);
    try {
      const address = URL.createObjectURL(await fetchPersonalCopy(form));
      setTimeout(() => URL.revokeObjectURL(address), OBJECT_URL_MS);
      const link = document.createElement('a');
      link.href = address;
      link.download = `${keyOf(shopName)}-data.${form}`;
      link.click();
    } catch (error) {
      setFailure(messageFor(error));
    }
    setPending(undefined);
  }

  return (
    <>
      <section className={styles.part} aria-labelledby="download">
        <h2 id="download">{said('Download my data')}</h2>
        <p>
          {said(
            'A copy of all we know about you: profile, addresses, orders, payments, returns, reviews, messages and sign-ins.',
          )}{' '}
          {saidWith('What we use it for, and for how long, is in our {link}.', {
            link: <a href={path(paths.privacy)}>{said('privacy notice')}</a>,
          })}
        </p>
        {failure && (
          <p className="notice bad" role="alert">
            {saidAny(failure)}
            <ErrorAdvice error={failure} />
          </p>
        )}
        <p className={styles.ways}>
          <button
            className="button quiet"
            type="button"
            disabled={pending !== undefined}
            onClick={() => void keep('html')}
          >
            {said(pending === 'html' ? messages.PROCESSING : 'Download as a page')}
          </button>
          <button
            className="button quiet"
            type="button"
            disabled={pending !== undefined}
            onClick={() => void keep('json')}
          >
            {said(pending === 'json' ? messages.PROCESSING : 'Download as JSON')}
          </button>
        </p>
      </section>
      <DeleteAccount shopName={shopName} />
    </>
  );
}
