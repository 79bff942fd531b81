import type { StorePolicy } from './policy.ts';

/** The groups of settings that a live shop needs before it may open. */
export type FactGroup = 'name' | 'company' | 'officers' | 'contact';

export interface MissingFact {
  group: FactGroup;
  /** The fact, as it follows 'Missing:'. */
  fact: string;
}

/**
 * Returns the facts that shoppers must be told and that the settings do not have yet, in the order of their forms. Rule
 * 4(2) and 4(5) of the Consumer Protection (E-Commerce) Rules 2020 require the legal name, the address of the registered
 * office, contact data and a grievance officer on display; rule 4(1)(a) requires a nodal person; section 31 of the CGST
 * Act requires the GSTIN on invoices. Only companies have a CIN.
 */
export function missingFacts({ brand, company, care, grievance, nodalPerson }: StorePolicy): MissingFact[] {
  const facts: [FactGroup, string, string][] = [
    ['name', "the shop's name", brand.name],
    ['company', 'the legal name', company.legalName],
    ['company', 'the GSTIN', company.gstin],
    ['company', 'the address of the registered office', company.office.address],
    ['company', "the registered office's city", company.office.city],
    ['company', "the registered office's State", company.office.state],
    ['company', "the registered office's PIN code", company.office.pinCode],
    ['officers', 'the name of the grievance officer', grievance.officer.name],
    ['officers', 'the email of the grievance officer', grievance.officer.email],
    ['officers', 'the phone number of the grievance officer', grievance.officer.phone],
    ['officers', 'the name of the nodal person', nodalPerson.name],
    ['officers', 'the email of the nodal person', nodalPerson.email],
    ['officers', 'the phone number of the nodal person', nodalPerson.phone],
    ['contact', 'the email of customer care', care.email],
    ['contact', 'the phone number of customer care', care.phone],
  ];
  return facts.flatMap(([group, fact, value]) => (value === '' ? [{ group, fact }] : []));
}
