import type { RefundDestination } from '../../api/wire.ts';

/** The form values of both ways to send money: switching the way loses nothing. */
export interface DestinationValues {
  way: 'UPI' | 'BANK';
  upiId: string;
  accountNumber: string;
  accountNumberAgain: string;
  ifsc: string;
  name: string;
}

export const NO_DESTINATION: DestinationValues = {
  way: 'UPI',
  upiId: '',
  accountNumber: '',
  accountNumberAgain: '',
  ifsc: '',
  name: '',
};

export function refundDestination({ way, upiId, ...bank }: DestinationValues): RefundDestination {
  return way === 'UPI' ? { way, upiId } : { way, ...bank };
}
