import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { getProfile } from '../../api/users.ts';
import type { Address } from '../../api/wire.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { AddressBook } from '../addresses/AddressBook.tsx';
import { addressLine } from '../addresses/address-line.ts';
import { AddressForm } from '../addresses/AddressForm.tsx';
import type { AddressValues } from '../addresses/address-values.ts';
import { $addresses, keepAddress, loadAddresses } from '../addresses/address-state.ts';
import { $deliveryPin } from '../delivery/delivery-pin.ts';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { OwnText } from '../../ui/OwnText.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { $draft, noteDraft } from './draft.ts';
import styles from './checkout.module.css';

interface Props {
  chosen: Address | undefined;
  onChoose: (address: Address | undefined) => void;
  /** The id of the address form, which the order's button submits. */
  formId: string;
  /** Called when the address of the form is saved. */
  onSaved: (address: Address) => void;
  /** Called with the reason if the address could not be saved. */
  onFailure: (failure: string | undefined) => void;
}

/** The delivery address: the chosen saved address, or the form for the first one. */
export function DeliverTo({ chosen, onChoose, formId, onSaved, onFailure }: Props) {
  const { said, saidAny } = useSpoken();
  const { value: addresses, error } = useStore($addresses);
  const prefill = usePrefill();
  const [isPicking, setPicking] = useState(false);

  useEffect(() => {
    void loadAddresses();
  }, []);
  // The first address is preselected, also after the chosen one is deleted.
  useEffect(() => {
    if (addresses && !addresses.some(({ id }) => id === chosen?.id)) onChoose(addresses[0]);
  }, [addresses, chosen, onChoose]);

  if (error && !addresses) {
    return (
      <>
        <p className="notice bad" role="alert">
          {saidAny(error)}
          <ErrorAdvice error={error} />
        </p>
        <button className="button quiet" type="button" onClick={() => void loadAddresses()}>
          {said(messages.RETRY)}
        </button>
      </>
    );
  }
  if (!addresses || !prefill) return <p className={`waiting ${styles.waiting}`}>{said(messages.LAZY_LOADING)}</p>;
  if (addresses.length === 0) {
    return (
      <AddressForm
        id={formId}
        prefill={prefill}
        onValues={noteAddress}
        onFailure={onFailure}
        onSaved={(address) => {
          keepAddress(address);
          onSaved(address);
        }}
      />
    );
  }
  return (
    <>
      {chosen && (
        <p className={`panel ${styles.chosen}`}>
          <strong>
            <OwnText text={chosen.name} />
          </strong>
          , {chosen.mobile}
          <br />
          <OwnText text={addressLine(chosen)} />
        </p>
      )}
      <button className="button quiet" type="button" onClick={() => setPicking(true)}>
        {said('Change or add an address')}
      </button>
      {isPicking && (
        <Drawer title={said('Deliver to')} onClose={() => setPicking(false)}>
          <AddressBook chosenId={chosen?.id} onChoose={onChoose} />
          <button className="button" type="button" onClick={() => setPicking(false)}>
            {said('Deliver here')}
          </button>
        </Drawer>
      )}
    </>
  );
}

const noteAddress = (address: AddressValues) => noteDraft({ address });

/**
 * Returns the initial values: those typed before, else name and mobile of the account and the PIN code checked before.
 */
function usePrefill(): Partial<AddressValues> | undefined {
  const [prefill, setPrefill] = useState<Partial<AddressValues>>();
  useEffect(() => {
    const { address } = $draft.get();
    if (Object.values(address).some((value) => value !== '')) return setPrefill(address);
    const pinCode = $deliveryPin.get();
    getProfile().then(
      ({ fullName, mobile }) => setPrefill({ name: fullName, mobile: mobile ?? '', pinCode }),
      // Without the city the shopper types it.
      () => setPrefill({ pinCode }),
    );
    return undefined;
  }, []);
  return prefill;
}
