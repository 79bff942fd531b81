import { Alert, Link } from '@mui/material';
import { Link as RouterLink, useLocation } from 'react-router';
import { SELLER_PAPERS } from '#contract/states/seller.ts';
import type { SellerStatus } from '#contract/states/seller.ts';
import { useOwnSeller } from '../business/own-seller.ts';
import { entrance } from '../providers/entrance.ts';
import { words } from '../words/en/layout.ts';

const MESSAGES: Partial<Record<SellerStatus, string>> = {
  PENDING_VERIFICATION: words.yourEmailIsConfirmedWe,
  SUSPENDED: words.yourAccountIsSuspendedYour,
  DEACTIVATED: words.yourAccountIsDeactivatedYour,
  CLOSED: words.yourAccountIsClosedYou,
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
      {waits && ` ${words.weWaitForPapers(missing, SELLER_PAPERS.length)}`}{' '}
      {waits && pathname !== '/business' && (
        <Link component={RouterLink} to="/business" underline="always">
          {words.sendYourPapers}
        </Link>
      )}
    </Alert>
  );
}
