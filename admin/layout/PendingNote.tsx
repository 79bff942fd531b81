import { Alert, Link } from '@mui/material';
import { Link as RouterLink, useLocation } from 'react-router';
import { SELLER_PAPERS } from '#contract/states/seller.ts';
import type { SellerStatus } from '#contract/states/seller.ts';
import { useOwnSeller } from '../business/own-seller.ts';
import { entrance } from '../providers/entrance.ts';

const MESSAGES: Partial<Record<SellerStatus, string>> = {
  PENDING_VERIFICATION:
    'Your email is confirmed. We check your details and papers, and email you when you can start selling. This takes up to two working days. Until then you can prepare your products here: they are not in the shop until you put them there.',
  SUSPENDED:
    'Your account is suspended: your products are not in the shop until that is settled. We have emailed you the reason.',
  DEACTIVATED: 'Your account is deactivated: your products are not in the shop until it is activated again.',
  CLOSED: 'Your account is closed. You can still see your orders and papers here.',
};

/** Tells a seller who cannot sell yet what is missing. Roles without access to the business see nothing. */
export function PendingNote() {
  return entrance.role === 'ROLE_SELLER' ? <SellersNote /> : null;
}

function SellersNote() {
  const { seller } = useOwnSeller();
  const { pathname } = useLocation();
  const text = seller && MESSAGES[seller.status];
  if (!text) return null;
  const missing = SELLER_PAPERS.filter((paper) => !seller.papers.includes(paper)).length;
  const waits = seller.status === 'PENDING_VERIFICATION' && missing > 0;
  return (
    <Alert severity="info" sx={{ marginBottom: 3 }}>
      {text}
      {waits && ` We wait for ${missing} of ${SELLER_PAPERS.length} papers.`}{' '}
      {waits && pathname !== '/business' && (
        <Link component={RouterLink} to="/business" underline="always">
          Send your papers
        </Link>
      )}
    </Alert>
  );
}
