import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { messageFor } from '../../api/client.ts';
import type { Address } from '../../api/wire.ts';
import { OwnText } from '../../ui/OwnText.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { $addresses, deleteAddress, keepAddress, loadAddresses } from './address-state.ts';
import { AddressForm } from './AddressForm.tsx';
import { addressLine } from './address-line.ts';
import { wantsToDelete } from './wants-to-delete.tsx';
import styles from './addresses.module.css';

interface Props {
  chosenId: number | undefined;
  onChoose: (address: Address | undefined) => void;
}

/** The saved addresses, to choose, add, change and delete. */
export function AddressBook({ chosenId, onChoose }: Props) {
  const { said, saidAny } = useSpoken();
  const { value: addresses, error: unread } = useStore($addresses);
  const [undeleted, setUndeleted] = useState<string>();
  const [editing, setEditing] = useState<Address | 'new'>();
  const failure = undeleted ?? unread;

  useEffect(() => {
    if (!$addresses.get().value) void loadAddresses();
  }, []);

  function saved(address: Address) {
    keepAddress(address);
    onChoose(address);
    setEditing(undefined);
  }

  async function remove(address: Address) {
    if (!(await wantsToDelete())) return;
    setUndeleted(undefined);
    try {
      const rest = await deleteAddress(address.id);
      if (address.id === chosenId) onChoose(rest[0]);
    } catch (error) {
      setUndeleted(messageFor(error, messages.ADDRESS_DELETE_FAILED));
    }
  }

  if (failure && !addresses) {
    return (
      <>
        <p className="notice bad" role="alert">
          {saidAny(failure)}
          <ErrorAdvice error={failure} />
        </p>
        <button className="button quiet" type="button" onClick={() => void loadAddresses()}>
          {said(messages.RETRY)}
        </button>
      </>
    );
  }
  if (!addresses) return <p className={`waiting ${styles.waiting}`}>{said(messages.LAZY_LOADING)}</p>;
  if (editing !== undefined || addresses.length === 0) {
    const address = editing === 'new' ? undefined : editing;
    return (
      <AddressForm
        address={address}
        onSaved={saved}
        onCancel={addresses.length > 0 ? () => setEditing(undefined) : undefined}
      />
    );
  }
  return (
    <>
      {failure && (
        <p className="notice bad" role="alert">
          {saidAny(failure)}
          <ErrorAdvice error={failure} />
        </p>
      )}
      <fieldset className={styles.list}>
        <legend className="visually-hidden">{said('Deliver to')}</legend>
        {addresses.map((address) => (
          <div key={address.id} className={`panel ${styles.address}`}>
            <label>
              <input type="radio" name="address" checked={address.id === chosenId} onChange={() => onChoose(address)} />
              <span>
                <strong>
                  <OwnText text={address.name} />
                </strong>
                , {address.mobile}
                <br />
                <OwnText text={addressLine(address)} />
              </span>
            </label>
            <p className={`${styles.ways} small`}>
              <button className="link" type="button" onClick={() => setEditing(address)}>
                {said('Change')}
              </button>
              <button className="link" type="button" onClick={() => void remove(address)}>
                {said('Delete')}
              </button>
            </p>
          </div>
        ))}
      </fieldset>
      <button className="button quiet" type="button" onClick={() => setEditing('new')}>
        {said('Add another address')}
      </button>
    </>
  );
}
