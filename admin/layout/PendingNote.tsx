import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import type { SellerStatus } from '#contract/states/seller.ts';
import { call } from '../providers/call.ts';
import { entrance } from '../providers/entrance.ts';
import type { SellerRecord } from '../providers/records.ts';

const SAID: Partial<Record<SellerStatus, string>> = {
  PENDING_VERIFICATION:
    'Your email is confirmed. We look at your details now, and write to you when you can sell; that takes up to two working days. Until then you can look around here, and nothing of yours is in the shop.',
  SUSPENDED: 'Your account is suspended: your goods are not in the shop until that is settled. We wrote to you why.',
  DEACTIVATED: 'Your account is deactivated: your goods are not in the shop until it is taken up again.',
  CLOSED: 'Your account is closed. Your orders and papers stay here to be read.',
};

/** What a seller that does not sell is waiting for. */
export function PendingNote() {
  const [status, setStatus] = useState<SellerStatus>();
  useEffect(() => {
    if (entrance.role !== 'ROLE_SELLER') return;
    // Whose sub-role does not see the business is told nothing of it here.
    call('/sellers/profile').then(
      ({ json }) => setStatus((json as SellerRecord).status),
      () => undefined,
    );
  }, []);
  const text = status && SAID[status];
  if (!text) return null;
  return (
    <Alert severity="info" sx={{ marginBottom: 3 }}>
      {text}
    </Alert>
  );
}
