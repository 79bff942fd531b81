/** An officer whom the law requires to be named, with contact data. */
export interface Officer {
  name: string;
  designation: string;
  email: string;
  phone: string;
}

/**
 * The operator of the marketplace: the data that rule 4(2) of the Consumer Protection (E-Commerce) Rules 2020 requires
 * on display, and the location of the office. Each text is empty until the owner has entered it.
 */
export interface Company {
  legalName: string;
  /** Corporate identity number of the company register; empty if the operator is no company. */
  cin: string;
  gstin: string;
  /** Its registration as a collector of tax at source (CGST Act s.24(x), s.52); empty until it has one. */
  tcsGstin: string;
  office: { address: string; locality: string; city: string; state: string; pinCode: string };
  /** The coordinates of the office, in degrees; null if they are not known. */
  place: { latitude: number; longitude: number } | null;
}

/** The company of a shop whose owner has not entered it yet. */
export const NO_COMPANY: Company = {
  legalName: '',
  cin: '',
  gstin: '',
  tcsGstin: '',
  office: { address: '', locality: '', city: '', state: '', pinCode: '' },
  place: null,
};

export const NO_OFFICER: Officer = { name: '', designation: '', email: '', phone: '' };

/** Returns the office's address in one line. */
export function officeLine({ office }: Company): string {
  const { address, locality, city, state, pinCode } = office;
  return `${address}, ${locality}, ${city} ${pinCode}, ${state}, India`;
}
