import type { Company, Officer } from '#contract/shop/company.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';

/** The company of the demo shop. Its numbers are invented; their formats are valid. */
const COMPANY: Company = {
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

const GRIEVANCE_OFFICER: Officer = {
  name: 'Padmaja Venkataraman',
  designation: 'Grievance Officer',
  email: 'grievance@ratnahaat.example',
  phone: '+91 40 4000 0001',
};

const NODAL_PERSON: Officer = {
  name: 'Imran Qureshi',
  designation: 'Nodal Person of Contact',
  email: 'nodal@ratnahaat.example',
  phone: '+91 40 4000 0002',
};

/** Returns settings with the invented operator of the demo shop, open to shoppers. No live shop has any of it. */
export function asDemoHouse(policy: StorePolicy): StorePolicy {
  return {
    ...policy,
    brand: { ...policy.brand, name: 'Ratnahaat' },
    isOpen: true,
    care: { ...policy.care, email: 'care@ratnahaat.example', phone: '+91 40 4000 0000' },
    company: COMPANY,
    grievance: { ...policy.grievance, officer: GRIEVANCE_OFFICER },
    nodalPerson: NODAL_PERSON,
    whatsApp: '+91 40 4000 0000',
  };
}
