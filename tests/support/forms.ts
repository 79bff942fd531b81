/** An address as its form sends it. */
export interface TypedAddress {
  name: string;
  mobile: string;
  locality: string;
  address: string;
  city: string;
  state: string;
  pinCode: string;
}

/** A good address in Hyderabad, where the demo shop's Meera is; with the fields of `over` otherwise. */
export function addressForm(over: Partial<Record<string, unknown>> = {}): TypedAddress & Record<string, unknown> {
  return {
    name: 'Asha Rao',
    mobile: '9848012345',
    locality: 'Kondapur',
    address: 'Flat 302, Lake View Residency',
    city: 'Hyderabad',
    state: 'Telangana',
    pinCode: '500084',
    ...over,
  };
}

/** The same form without one of its fields. */
export function without(form: object, field: string): object {
  return Object.fromEntries(Object.entries(form).filter(([name]) => name !== field));
}
