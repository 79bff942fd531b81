import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useCanAccess, useNotify, useRefresh } from 'react-admin';
import { SELLER_REASON_MAX } from '#contract/calls/sellers.ts';
import { SELLER_MOVES, SELLER_PAPER_NAMES, SELLER_PAPERS } from '#contract/states/seller.ts';
import type { SellerStatus } from '#contract/states/seller.ts';
import { FeeRates } from '../fee-rates/FeeRates.tsx';
import { messageOf } from '../providers/call.ts';
import { callOnce } from '../providers/call-once.ts';
import type { SellerRecord } from '../providers/records.ts';
import { Facts } from '../ui/Facts.tsx';
import { instant } from '../ui/instant.ts';
import { PerformanceFacts } from './PerformanceFacts.tsx';
import { PaperLinks } from './PaperLinks.tsx';
import { SELLER_MOVE_WORDS, SELLER_STATUS } from './sellerStatus.ts';
import { TAX_KIND_WORDS } from './taxKinds.ts';
import { usePapers } from './usePapers.ts';

/** What a seller said of the business, and where the house may move it. Each move says why: the seller reads it. */
export function SellerDialog({ seller, onClose }: { seller: SellerRecord; onClose: () => void }) {
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const { canAccess: mayChange } = useCanAccess({ resource: 'sellers', action: 'change' });
  const { canAccess: seesRates } = useCanAccess({ resource: 'settings', action: 'list' });
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { papers = [], failure } = usePapers(seller);
  const moves = mayChange ? SELLER_MOVES[seller.status] : [];

  async function move(to: SellerStatus): Promise<void> {
    if (reason.trim() === '') return setMissing(true);
    setBusy(true);
    try {
      const body = JSON.stringify({ status: to, reason: reason.trim(), version: seller.version });
      await callOnce(`/api/admin/sellers/${seller.id}`, { method: 'PUT', body });
      notify(`${seller.businessDetails.businessName}: ${SELLER_STATUS[to].word.toLowerCase()}.`, { type: 'success' });
      onClose();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
      setBusy(false);
    }
    refresh();
  }

  const { pickupAddress: pickup, businessDetails: business, bankDetails: bank } = seller;
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{business.businessName}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: '14px' }}>
        <Box sx={BESIDE}>
          <Facts
            facts={[
              ['Status', SELLER_STATUS[seller.status].word],
              ['Legal name', business.legalName],
              ['GST', TAX_KIND_WORDS[seller.taxKind]],
              ['GSTIN', seller.gstin],
              ['Enrolment number', seller.enrolmentNumber],
              ['PAN', seller.pan],
              ['Email', `${seller.email}${seller.emailProven ? '' : ' (not confirmed yet)'}`],
              ['Mobile', seller.mobile],
              ['Pickup', `${pickup.name}, ${pickup.mobile}`],
              [
                'Pickup address',
                `${pickup.address}, ${pickup.locality}, ${pickup.city} ${pickup.pincode}, ${pickup.state}`,
              ],
              ['Business', `${business.businessEmail}, ${business.businessMobile}`],
              ['Business address', business.businessAddress],
              ['Bank', bank && `${bank.accountHolderName}, ${bank.accountNumber}, ${bank.ifscCode}`],
              ['Bank changed', bank?.changedAt && instant(bank.changedAt)],
              ['Registered', instant(seller.createdAt)],
            ]}
          />
          <Box sx={{ display: 'grid', gap: '14px', alignContent: 'start' }}>
            <Box component="section" aria-labelledby={`${titleId}-papers`}>
              <Typography component="h3" variant="h2" id={`${titleId}-papers`} sx={{ marginBottom: 1 }}>
                Papers
              </Typography>
              {failure && <Typography role="alert">{failure}</Typography>}
              <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px' }}>
                {SELLER_PAPERS.map((paper) => (
                  <li key={paper}>
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {SELLER_PAPER_NAMES[paper]}
                    </Typography>
                    {seller.papers.includes(paper) ? (
                      <PaperLinks papers={papers.filter((sent) => sent.paper === paper)} />
                    ) : (
                      <Typography variant="body2">Not sent yet</Typography>
                    )}
                  </li>
                ))}
              </Box>
            </Box>
            {seller.status !== 'PENDING_VERIFICATION' && <PerformanceFacts id={Number(seller.id)} />}
            {seesRates && (
              <Box component="section" aria-labelledby={`${titleId}-commission`}>
                <Typography component="h3" variant="h2" id={`${titleId}-commission`} sx={{ marginBottom: 1 }}>
                  Commission
                </Typography>
                <FeeRates sellerId={Number(seller.id)} />
              </Box>
            )}
          </Box>
        </Box>
        {moves.length > 0 && (
          <TextField
            label="Reason, for the seller"
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setMissing(false);
            }}
            error={isMissing}
            helperText={isMissing ? 'Please say why.' : undefined}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: SELLER_REASON_MAX }, formHelperText: { role: 'alert' } }}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="secondary" onClick={onClose}>
          Leave it
        </Button>
        {moves.map((to) => (
          <Button
            key={to}
            variant={to === 'ACTIVE' ? 'contained' : 'outlined'}
            disabled={isBusy || (to === 'ACTIVE' && !seller.emailProven)}
            onClick={() => void move(to)}
          >
            {to !== 'PENDING_VERIFICATION' && SELLER_MOVE_WORDS[to]}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  );
}

/** What was said beside the papers that show it. */
const BESIDE = {
  display: 'grid',
  alignItems: 'start',
  gap: '20px 28px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
