import { useGetIdentity } from 'react-admin';
import type { SellerStatus } from '#contract/states/seller.ts';
import { words } from '../words/en/business.ts';

/** Shown with products while the platform checks their seller's papers. */
export const NOT_BEFORE_APPROVAL = words.notInTheShopUntil;

/** Returns whether the platform still checks the papers of the seller. */
export function useAwaitsApproval(): boolean {
  const { identity } = useGetIdentity();
  const status = identity?.['sellerStatus'] as SellerStatus | null | undefined;
  return status === 'PENDING_VERIFICATION';
}
