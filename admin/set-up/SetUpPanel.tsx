import { Box, Button, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { call } from '../providers/call.ts';
import type { PreviewLinkRecord, SetUpRecord } from '../providers/records.ts';
import { useSend } from '../providers/useSend.ts';
import { ReasonButton } from '../ui/dialog/ReasonButton.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { words } from '../words/en/set-up.ts';

interface SetUpPanelProps {
  setUp: SetUpRecord;
  onChanged: () => void;
}

/** What is left to do before the shop opens and works, and the button that opens it. The server judges each point. */
export function SetUpPanel({ setUp: { isOpen, mayOpen, points }, onChanged }: SetUpPanelProps) {
  return (
    <Panel
      title={words.settingUpTheShop}
      actions={
        <StatusChip word={isOpen ? words.openToShoppers : words.closedToShoppers} tone={isOpen ? 'good' : 'waiting'} />
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 2 }}>
        {isOpen ? words.shoppersSeeTheShop : words.shoppersSeeThatTheShop}
      </Typography>
      <Box component="ol" aria-label={words.points} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {points.map(({ id, title, says, isDone, isNeeded, path }) => (
          <Box component="li" key={id} sx={ROW}>
            <Box>
              <Link component={RouterLink} to={path} underline="always">
                {title}
              </Link>
            </Box>
            <Box>
              <StatusChip
                word={isDone ? words.done : isNeeded ? words.neededToOpen : words.toDo}
                tone={isDone ? 'good' : isNeeded ? 'bad' : 'waiting'}
              />
            </Box>
            <Typography variant="body2">{says}</Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px', marginTop: '14px' }}>
        {!isOpen && <PreviewButton />}
        {(isOpen || mayOpen) && (
          <ReasonButton {...(isOpen ? CLOSING : OPENING)} path={PATH} body={{ isOpen: !isOpen }} onDone={onChanged} />
        )}
      </Box>
    </Panel>
  );
}

const PATH = '/api/admin/set-up';

const OPENING = {
  word: words.openTheShop,
  color: 'secondary',
  question: words.letShoppersIn,
  children: words.everybodySeesTheShopFrom,
  done: words.theShopIsOpen,
} as const;
const CLOSING = {
  word: words.closeTheShop,
  color: 'error',
  question: words.closeTheShopToShoppers,
  children: words.nobodyCanOrderUntilIt,
  done: words.theShopIsClosed,
} as const;

/** Opens the closed shop in another tab, as a shopper would see it. */
function PreviewButton() {
  const opening = useSend({
    send: async () => (await call(`${PATH}/preview`, { method: 'POST' })).json as PreviewLinkRecord,
    onDone: ({ path }) => window.open(path, '_blank', 'noopener'),
    onError: 'notify',
    refreshes: false,
  });
  return (
    <Button variant="outlined" disabled={opening.isBusy} onClick={() => opening.send()}>
      {words.seeTheShop}
    </Button>
  );
}

const ROW = {
  display: 'grid',
  gap: '6px 18px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '16rem 10rem minmax(0, 1fr)' },
  paddingBlock: '10px',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
