import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { changeAddress } from '../../api/addresses.ts';
import { messageFor } from '../../api/client.ts';
import type { Address } from '../../api/wire.ts';
import { storedDraft } from '../../forms/stored-draft.ts';
import { rowChangedElsewhere } from '../../forms/seen-version.ts';
import { addressLine } from '../addresses/address-line.ts';
import { AddressForm } from '../addresses/AddressForm.tsx';
import type { AddressValues } from '../addresses/address-values.ts';
import { $addresses, deleteAddress, keepAddress, loadAddresses } from '../addresses/address-state.ts';
import { wantsToDelete } from '../addresses/wants-to-delete.tsx';
import { useSwapFocus } from '../../ui/swap-focus.ts';
import { Unread } from '../orders/ForShoppers.tsx';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { OwnText } from '../../ui/OwnText.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import styles from './account.module.css';

/** The unsaved form values, with the id and version of the address they belong to. */
const draft = storedDraft<{ of: number | 'new'; version: number | undefined; values: AddressValues }>('address');

/** The saved addresses, to add, change and delete. */
export function AddressList() {
  const { said, saidAny } = useSpoken();
  const { value: addresses, error: unread } = useStore($addresses);
  const [editing, setEditing] = useState<Address | 'new'>();
  /** The address edited last: its button gets the focus back. */
  const [last, setLast] = useState<number | 'new'>();
  const { opener, opened } = useSwapFocus<HTMLDivElement>(editing !== undefined);
  const [undeleted, setUndeleted] = useState<string>();
  useEffect(() => void loadAddresses(), []);

  // Reopens the form that has unsaved values.
  const isLoaded = addresses !== undefined;
  useEffect(() => {
    const { of, version } = draft.get();
    if (!isLoaded || of === undefined) return;
    const saved = $addresses.get().value?.find(({ id }) => id === of);
    setEditing(of === 'new' ? of : saved && { ...saved, version: version ?? saved.version });
  }, [isLoaded]);

  const of = editing === 'new' ? editing : editing?.id;
  const version = editing === 'new' ? undefined : editing?.version;
  const noteValues = useCallback(
    (values: AddressValues) => of !== undefined && draft.set({ of, version, values }),
    [of, version],
  );

  function open(address: Address | 'new') {
    setLast(address === 'new' ? address : address.id);
    setEditing(address);
  }

  function close() {
    draft.drop();
    setEditing(undefined);
  }

  async function remove({ id }: Address) {
    if (!(await wantsToDelete())) return;
    setUndeleted(undefined);
    await deleteAddress(id).catch((error: unknown) => setUndeleted(messageFor(error, messages.ADDRESS_DELETE_FAILED)));
  }

  async function makeDefault({ id, ...address }: Address, edit: HTMLElement | null | undefined) {
    setUndeleted(undefined);
    await changeAddress(id, { ...address, isDefault: true })
      .then((saved) => {
        keepAddress(saved);
        // The pressed button is removed, so the focus moves.
        edit?.focus();
      })
      .catch((error: unknown) => {
        const theirs = rowChangedElsewhere<Address>(error);
        if (theirs) keepAddress(theirs);
        setUndeleted(messageFor(error, messages.ADDRESS_UPDATE_FAILED));
      });
  }

  if (!addresses && unread) return <Unread error={unread} onRetry={() => void loadAddresses()} />;
  if (!addresses) return <p className={`waiting ${styles.waiting}`}>{said(messages.LAZY_LOADING)}</p>;
  if (editing !== undefined) {
    return (
      <div className={styles.swapped} ref={opened}>
        <AddressForm
          address={editing === 'new' ? undefined : editing}
          prefill={draft.get().of === of ? draft.get().values : undefined}
          onValues={noteValues}
          onSaved={(address) => {
            keepAddress(address);
            close();
          }}
          onCancel={close}
        />
      </div>
    );
  }
  return (
    <>
      {undeleted && (
        <p className="notice bad" role="alert">
          {saidAny(undeleted)}
          <ErrorAdvice error={undeleted} />
        </p>
      )}
      {addresses.length === 0 && <p>{said('You have not saved any address yet.')}</p>}
      <ul className={styles.addresses}>
        {addresses.map((address) => (
          <li key={address.id} className={`panel ${styles.address}`}>
            <address>
              <strong>
                <OwnText text={address.name} />
              </strong>
              , {address.mobile}
              {address.alternateMobile && `, ${address.alternateMobile}`}
              <br />
              <OwnText text={addressLine(address)} />
            </address>
            {(address.isDefault || address.addressType) && (
              <p className={styles.marks}>
                {address.isDefault && <span>{said('Default')}</span>}
                {address.addressType && <span>{said(address.addressType === 'HOME' ? 'Home' : 'Work')}</span>}
              </p>
            )}
            <p className={styles.ways}>
              <button
                className="link"
                type="button"
                ref={last === address.id ? opener : null}
                onClick={() => open(address)}
              >
                {said('Edit')}
                <OfAddress {...address} />
              </button>
              {!address.isDefault && (
                <button
                  className="link"
                  type="button"
                  onClick={({ currentTarget }) =>
                    void makeDefault(address, currentTarget.parentElement?.querySelector('button'))
                  }
                >
                  {said('Make default')}
                  <OfAddress {...address} />
                </button>
              )}
              <button className="link" type="button" onClick={() => void remove(address)}>
                {said('Delete')}
                <OfAddress {...address} />
              </button>
            </p>
          </li>
        ))}
      </ul>
      <button className="button quiet" type="button" ref={last === 'new' ? opener : null} onClick={() => open('new')}>
        {said(addresses.length === 0 ? 'Add an address' : 'Add another address')}
      </button>
    </>
  );
}

/** Names the address of a button for screen readers. */
function OfAddress({ name, locality }: Pick<Address, 'name' | 'locality'>) {
  const { said } = useSpoken();
  return <span className="visually-hidden">{said(' the address of {name}, {locality}', { name, locality })}</span>;
}
