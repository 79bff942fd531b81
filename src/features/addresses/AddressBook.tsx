import { useEffect, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { listAddresses, removeAddress } from '../../api/addresses.ts';
import { wordsFor } from '../../api/client.ts';
import type { Address } from '../../api/wire.ts';
import { AddressForm } from './AddressForm.tsx';

interface Props {
  chosenId: number | undefined;
  onChoose: (address: Address | undefined) => void;
}

/** The saved addresses to choose from, with adding, changing and deleting. The first one is chosen by itself. */
export function AddressBook({ chosenId, onChoose }: Props) {
  const [addresses, setAddresses] = useState<Address[]>();
  const [fault, setFault] = useState<string>();
  const [editing, setEditing] = useState<Address | 'new'>();

  async function load() {
    setFault(undefined);
    try {
      const list = await listAddresses();
      setAddresses(list);
      onChoose(list[0]);
    } catch (error) {
      setFault(wordsFor(error, messages.ADDRESSES_FETCH_FAILED));
    }
  }
  // Once, when the checkout opens; afterwards the list is kept by what is done here.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => void load(), []);

  function saved(address: Address) {
    setAddresses((known = []) =>
      known.some(({ id }) => id === address.id)
        ? known.map((other) => (other.id === address.id ? address : other))
        : [...known, address],
    );
    onChoose(address);
    setEditing(undefined);
  }

  async function remove(address: Address) {
    if (!confirm(messages.ADDRESS_DELETE_CONFIRM)) return;
    setFault(undefined);
    try {
      await removeAddress(address.id);
      const rest = (addresses ?? []).filter(({ id }) => id !== address.id);
      setAddresses(rest);
      if (address.id === chosenId) onChoose(rest[0]);
    } catch (error) {
      setFault(wordsFor(error, messages.ADDRESS_DELETE_FAILED));
    }
  }

  if (fault && !addresses) {
    return (
      <>
        <p className="notice bad" role="alert">
          {fault}
        </p>
        <button className="button quiet" type="button" onClick={() => void load()}>
          {messages.RETRY}
        </button>
      </>
    );
  }
  if (!addresses) return <p className="waiting address-waiting">{messages.LAZY_LOADING}</p>;
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
      {fault && (
        <p className="notice bad" role="alert">
          {fault}
        </p>
      )}
      <fieldset className="addresses">
        <legend className="visually-hidden">Deliver to</legend>
        {addresses.map((address) => (
          <div key={address.id} className="address">
            <label>
              <input type="radio" name="address" checked={address.id === chosenId} onChange={() => onChoose(address)} />
              <span>
                <strong>{address.name}</strong>, {address.mobile}
                <br />
                {addressLine(address)}
              </span>
            </label>
            <p className="address-ways small">
              <button className="link" type="button" onClick={() => setEditing(address)}>
                Change
              </button>
              <button className="link" type="button" onClick={() => void remove(address)}>
                Delete
              </button>
            </p>
          </div>
        ))}
      </fieldset>
      <button className="button quiet" type="button" onClick={() => setEditing('new')}>
        Add another address
      </button>
    </>
  );
}

/** An address on one line. */
export function addressLine(address: Omit<Address, 'id' | 'email' | 'name' | 'mobile'>): string {
  const { address: street, addressLine2, locality, city, pinCode, state } = address;
  return [street, addressLine2, locality, `${city} ${pinCode}`, state].filter(Boolean).join(', ');
}
