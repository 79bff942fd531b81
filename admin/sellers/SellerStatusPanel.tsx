import { Box, Button, Link, TextField, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { LAZY_LOADING } from '#contract/messages.ts';
import { SELLER_REASON_MAX } from '#contract/calls/sellers.ts';
import { SELLER_MOVES } from '#contract/states/seller.ts';
import type { SellerStatus } from '#contract/states/seller.ts';
import { callOnce } from '../providers/call-once.ts';
import type { MailTextsRecord, SellerMoveRecord, SellerRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { mailPath } from '../settings/mails/mailLabels.ts';
import { useSend } from '../providers/useSend.ts';
import { useFields } from '../ui/dialog/useFields.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { instant } from '../ui/instant.ts';
import { LONE_LINK } from '../ui/loneLink.ts';
import { SELLER_MOVE_LABELS, SELLER_STATUS } from './sellerStatus.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/sellers.ts';

/** The status of a seller, its history, and the moves of the platform. The seller is told the reason. */
export function SellerStatusPanel({ seller }: { seller: SellerRecord }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'sellers', action: 'change' });
  const moves = mayChange ? SELLER_MOVES[seller.status] : [];
  return (
    <Panel title={common.status}>
      <Box sx={{ display: 'grid', gap: '16px' }}>
        <History seller={seller} />
        {moves.length > 0 && <Moves seller={seller} moves={moves} />}
      </Box>
    </Panel>
  );
}

function History({ seller }: { seller: SellerRecord }) {
  const { answer: moves, error } = useAnswer<SellerMoveRecord[]>(
    `/api/admin/sellers/${seller.id}/history`,
    words.failedToFetchTheHistory,
  );
  if (error) return <Typography role="alert">{error}</Typography>;
  if (!moves) return <Typography role="status">{LAZY_LOADING}</Typography>;
  return (
    <Box component="ol" aria-label={words.history} sx={LIST}>
      <li>
        <Typography variant="body2">{words.registered}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {instant(seller.createdAt)}
        </Typography>
      </li>
      {moves.map(({ at, by, to, reason }) => (
        <li key={at}>
          <Typography variant="body2">{SELLER_STATUS[to].word}</Typography>
          {reason && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {reason}
            </Typography>
          )}
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {instant(at)}, {by ?? words.theShop}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

function Moves({ seller, moves }: { seller: SellerRecord; moves: readonly SellerStatus[] }) {
  const { values, propsOf, assertValid } = useFields({ reason: '' }, ({ reason }) => ({
    reason: reason.trim() === '' ? words.pleaseSayWhy : undefined,
  }));
  const moving = useSend({
    send: async (to: SellerStatus) => {
      assertValid();
      const body = JSON.stringify({ status: to, reason: values.reason.trim(), version: seller.version });
      return callOnce(`/api/admin/sellers/${seller.id}`, { method: 'PUT', body });
    },
    fields: ['reason'],
    done: (_, to) => `${seller.businessDetails.businessName}: ${SELLER_STATUS[to].word.toLowerCase()}.`,
    onError: 'notify',
  });

  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <TextField
        label={words.reasonForTheSeller}
        multiline
        minRows={2}
        {...propsOf('reason', moving, { maxLength: SELLER_REASON_MAX })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        {moves.map((to) => (
          <Button
            key={to}
            variant={to === 'ACTIVE' ? 'contained' : 'outlined'}
            color={to === 'ACTIVE' ? 'primary' : 'secondary'}
            disabled={moving.isBusy || (to === 'ACTIVE' && !seller.emailProven)}
            onClick={() => moving.send(to)}
          >
            {to !== 'PENDING_VERIFICATION' && SELLER_MOVE_LABELS[to]}
          </Button>
        ))}
      </Box>
      {seller.emailProven ? (
        <MailsOfMoves moves={moves} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.theEmailAddressIsNot}
        </Typography>
      )}
    </Box>
  );
}

/** The emails that the moves send, for people who may read the texts of emails. */
function MailsOfMoves({ moves }: { moves: readonly SellerStatus[] }) {
  const { canAccess } = useCanAccess({ resource: 'settings', action: 'list' });
  if (!canAccess) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.theSellerIsMailedThe}
      </Typography>
    );
  }
  return <MailLinks moves={moves} />;
}

function MailLinks({ moves }: { moves: readonly SellerStatus[] }) {
  const { answer } = useAnswer<MailTextsRecord>('/api/admin/settings/mails', words.failedToFetchTheEmails);
  const subjectOf = (to: SellerStatus) => answer?.mails.find(({ id }) => id === mailOf(to))?.subject;
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.theSellerIsMailedTheReason}
      </Typography>
      <Box component="ul" sx={{ ...LIST, gap: 0, fontSize: '0.875rem' }}>
        {moves.map((to) => (
          <li key={to}>
            <Link component={RouterLink} to={mailPath(mailOf(to))} sx={LONE_LINK}>
              {subjectOf(to) ?? SELLER_STATUS[to].word}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const mailOf = (to: SellerStatus) => `sellerMoved.${to}`;

const LIST = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '10px' } as const;
