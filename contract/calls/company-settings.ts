import * as z from 'zod/mini';
import { ADDRESS_FIELDS } from './addresses.ts';
import { Gstin, LegalName } from './business-buyer.ts';
import { typedGstin } from '../shop/gstin.ts';
import { Email } from './auth.ts';
import { orEmpty, Phone, read, wholeNumber, written } from './store-settings.ts';
import { emptyOr, line, Rupees } from './wire.ts';

/*
 * The operator of the marketplace, and the fees of sellers: two more groups of the settings (`store-settings.ts`).
 */

/** Corporate identity number: listing, industry, State, year, kind and number (rule 8 of the Companies Rules 2014). */
const CIN = /^[LUF]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;
const CIN_FAULT = 'A CIN has 21 characters, such as U47912TS2024PTC000000';

/** The format of a supplier's GSTIN, but with C before the check character. */
const TCS_GSTIN = /^\d\d[A-Z]{5}\d{4}[A-Z][1-9A-Z]C[\dA-Z]$/;
const TCS_GSTIN_FAULT = 'A GSTIN of a collector has 15 characters, such as 36ZZTCR1204H1CK';

function degrees(name: string, from: number, to: number) {
  const error = `${name} must be a number from ${from} to ${to}`;
  return z.number(error).check(z.minimum(from, error), z.maximum(to, error));
}

const texts = {
  legalName: LegalName,
  /** Empty if the operator is no company, such as a sole proprietor. */
  cin: emptyOr(z.string(CIN_FAULT).check(z.overwrite(typedGstin), z.regex(CIN, CIN_FAULT)), CIN_FAULT),
  gstin: Gstin,
  /** The registration under which tax is collected at source (CGST Act s.52); empty until there is one. */
  tcsGstin: emptyOr(
    z.string(TCS_GSTIN_FAULT).check(z.overwrite(typedGstin), z.regex(TCS_GSTIN, TCS_GSTIN_FAULT)),
    TCS_GSTIN_FAULT,
  ),
  address: ADDRESS_FIELDS.address,
  locality: ADDRESS_FIELDS.locality,
  city: ADDRESS_FIELDS.city,
  state: ADDRESS_FIELDS.state,
  pinCode: ADDRESS_FIELDS.pinCode,
  officerName: line('Name of the grievance officer', 80),
  officerDesignation: line('Designation of the grievance officer', 80),
  officerEmail: Email,
  officerPhone: Phone,
  nodalName: line('Name of the nodal person', 80),
  nodalDesignation: line('Designation of the nodal person', 80),
  nodalEmail: Email,
  nodalPhone: Phone,
};
const figures = {
  /** The coordinates of the office, within the bounds of India; both null for a contact page without a map. */
  latitude: z.nullable(degrees('Latitude', 6, 38)),
  longitude: z.nullable(degrees('Longitude', 68, 98)),
  /** Complaints are acknowledged within 48 hours: rule 4(5) of the Consumer Protection (E-Commerce) Rules 2020. */
  acknowledgeHours: wholeNumber('Hours to acknowledge', 1, 48),
};
/** The values as they are stored: texts are empty until they are entered for the first time. */
const stored = { ...orEmpty(texts), ...figures };
export const CompanyValues = z.object(stored);
/** The company data for pages, documents and mandatory legal disclosures. */
export const WriteCompanySettings = z.object({ ...texts, ...figures, ...written }).check(({ value, issues }) => {
  const isLacking = (value.latitude === null) !== (value.longitude === null);
  const path = [value.latitude === null ? 'latitude' : 'longitude'];
  if (isLacking) issues.push({ code: 'custom', message: 'Please enter both, or neither', path, input: value });
});
export const CompanySettings = z.object({ id: z.literal('company'), ...stored, ...read });

/** Returns a codec of a percentage: at most two decimals on the wire, basis points inside. */
export function percent(name: string, most: number) {
  const error = `${name} must be a percentage from 0 to ${most} with at most two decimals`;
  return z.codec(
    z.number(error).check(
      z.minimum(0, error),
      z.maximum(most, error),
      z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, error),
    ),
    z.int(),
    { decode: (value) => Math.round(value * 100), encode: (basisPoints) => basisPoints / 100 },
  );
}

const fees = {
  /** Percent of the amount paid online. */
  gatewayPercent: percent('Gateway fee', 10),
  /** Smaller amounts wait for the next payout. */
  minimumPayout: Rupees,
  /** Payouts pause for this long after a change of the bank account. */
  bankHoldHours: wholeNumber('Hours on hold', 0, 720),
  /** Cash that a courier has not remitted this many days after delivery is late. */
  codLateDays: wholeNumber('Days until cash is late', 1, 90),
};
export const FeeValues = z.object(fees);
/**
 * Settings of fees and payouts, except the dated rates (`fee-rates.ts`). The gateway fee is the one of the order's day.
 */
export const WriteFeeSettings = z.object({ ...fees, ...written });
export const FeeSettings = z.object({ id: z.literal('fees'), ...fees, ...read });
