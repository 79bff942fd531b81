/** An officer whom the law requires to be named, with contact data. */
export interface Officer {
  name: string;
  designation: string;
  email: string;
  phone: string;
}

/**
 * The operator of the marketplace: the data that rule 4(2) of the Consumer Protection (E-Commerce) Rules 2020 requires
 * on display, and the location of the office.
 */
export interface Company {
  legalName: string;
  /** Corporate identity number of the company register. */
  cin: string;
  gstin: string;
  /** Its registration as a collector of tax at source (CGST Act s.24(x), s.52). */
  tcsGstin: string;
  office: { address: string; locality: string; city: string; state: string; pinCode: string };
  /** The coordinates of the office, in degrees. */
  place: { latitude: number; longitude: number };
}

/** The company of the demo shop. Its numbers are invented; their formats are valid. */
export const DEFAULT_COMPANY: Company = {
  legalName: 'Ratnahaat Marketplace Private Limited',
  cin: 'U47912TS2024PTC000000',
  gstin: '36ZZTCR1204H1Z9',
  tcsGstin: '36ZZTCR1204H1CK',
  office: {
    address: '3rd Floor, 8-2-601/A, Road No. 10',
    locality: 'Banjara Hills',
    city: 'Hyderabad',
    state: 'Telangana',
    pinCode: '500034',
  },
  place: { latitude: 17.4139, longitude: 78.4402 },
};

export const DEFAULT_GRIEVANCE_OFFICER: Officer = {
  name: 'Padmaja Venkataraman',
  designation: 'Grievance Officer',
  email: 'grievance@ratnahaat.example',
  phone: '+91 40 4000 0001',
};

export const DEFAULT_NODAL_PERSON: Officer = {
  name: 'Imran Qureshi',
  designation: 'Nodal Person of Contact',
  email: 'nodal@ratnahaat.example',
  phone: '+91 40 4000 0002',
};

/** Returns the office's address in one line. */
export function officeLine({ office }: Company): string {
  const { address, locality, city, state, pinCode } = office;
  return `${address}, ${locality}, ${city} ${pinCode}, ${state}, India`;
}
