import type { Order } from '../../api/wire.ts';

interface Props {
  label: string;
  address: Order['shippingAddress'];
  /** The business buyer of the invoice. */
  business?: Order['business'];
}

/** An address of an order, as on a parcel. */
export function AddressBlock({ label, address, business }: Props) {
  return (
    <section>
      <h3>{label}</h3>
      <address>
        {business && (
          <>
            {business.legalName}
            <br />
            GSTIN {business.gstin}
            <br />
          </>
        )}
        {address.name}
        <br />
        {address.address}
        <br />
        {address.addressLine2 && (
          <>
            {address.addressLine2}
            <br />
          </>
        )}
        {address.locality}, {address.city} {address.pinCode}
        <br />
        {address.state}, {address.country}
        <br />
        Mobile {address.mobile}
        {address.alternateMobile && `, ${address.alternateMobile}`}
      </address>
    </section>
  );
}
