import type { Order } from '../../api/wire.ts';
import { OwnText } from '../../ui/OwnText.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';

interface Props {
  label: string;
  address: Order['shippingAddress'];
  /** The business buyer of the invoice. */
  business?: Order['business'];
}

/** An address of an order, as on a parcel. */
export function AddressBlock({ label, address, business }: Props) {
  const { said, named } = useSpoken();
  const { address: street, addressLine2, locality, city } = address;
  return (
    <section>
      <h3>{label}</h3>
      <address>
        {business && (
          <>
            <OwnText text={business.legalName} />
            <br />
            GSTIN {business.gstin}
            <br />
          </>
        )}
        <OwnText text={address.name} />
        <br />
        <OwnText text={street} />
        <br />
        {addressLine2 && (
          <>
            <OwnText text={addressLine2} />
            <br />
          </>
        )}
        <OwnText text={`${locality}, ${city}`} /> {address.pinCode}
        <br />
        <OwnText text={named(address.state)} />, {named(address.country)}
        <br />
        {said('Mobile {number}', { number: address.mobile })}
        {address.alternateMobile && `, ${address.alternateMobile}`}
      </address>
    </section>
  );
}
