import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { RETRY } from '#contract/messages.ts';
import { Loading } from '../layout/Loading.tsx';
import { MessageScreen } from '../layout/MessageScreen.tsx';
import { messageOf } from '../providers/call.ts';
import type { SellerRecord } from '../providers/records.ts';
import { HolidayPanel } from '../sellers/HolidayPanel.tsx';
import { SELLER_STATUS } from '../sellers/sellerStatus.ts';
import { TAX_KIND_LABELS } from '../sellers/taxKinds.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { MessagesPanel } from './MessagesPanel.tsx';
import { PapersPanel } from './PapersPanel.tsx';
import { PartForm } from './PartForm.tsx';
import { PicturesPanel } from './PicturesPanel.tsx';
import { askOwnSeller, noteOwnSeller, useOwnSeller } from './own-seller.ts';
import { BANK, BUSINESS, PICKUP } from './parts.ts';
import { words } from '../words/en/business.ts';
import { common } from '../words/en/common.ts';
import { shared } from '../words/language.ts';

/** The seller's own business: details, documents and pictures. */
export function BusinessPage() {
  const { seller, error } = useOwnSeller();
  const { canAccess: mayChange } = useCanAccess({ resource: 'business', action: 'change' });
  const { canAccess: setsHoliday } = useCanAccess({ resource: 'business', action: 'holiday' });
  if (!seller) {
    if (error === undefined) return <Loading />;
    const again = (
      <Button variant="outlined" onClick={() => void askOwnSeller()}>
        {shared(RETRY)}
      </Button>
    );
    return <MessageScreen heading={messageOf(error)} action={again} />;
  }
  const isLocked = mayChange === false || seller.status === 'CLOSED';
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <PageHeading title={common.business} aside={<StatusChip {...SELLER_STATUS[seller.status]} />} />
      <Box
        sx={{
          display: 'grid',
          gap: '14px',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Box sx={COLUMN}>
          <PapersPanel seller={seller} isLocked={isLocked} />
          <PicturesPanel seller={seller} isLocked={isLocked} />
          <Bank seller={seller} isLocked={isLocked} />
          <Panel title={words.asItIsRegistered}>
            <Facts
              facts={[
                ['GST', TAX_KIND_LABELS[seller.taxKind]],
                ['GSTIN', seller.gstin],
                [words.enrolmentNumber, seller.enrolmentNumber],
                ['PAN', seller.pan],
                [common.email, seller.email],
                [common.mobile, seller.mobile],
                [words.registered, instant(seller.createdAt)],
              ]}
            />
          </Panel>
        </Box>
        <Box sx={COLUMN}>
          {[BUSINESS, PICKUP].map((part) => (
            <Panel key={part.name} title={part.title}>
              <PartForm part={part} seller={seller} isLocked={isLocked} />
            </Panel>
          ))}
          <HolidayPanel
            seller={seller}
            isLocked={setsHoliday === false || seller.status === 'CLOSED'}
            onSaved={noteOwnSeller}
          />
          <MessagesPanel seller={seller} />
        </Box>
      </Box>
    </Box>
  );
}

const COLUMN = { display: 'grid', gap: '14px', minWidth: 0 };

/** The bank account. The number is never shown in full, and is entered again for another account. */
function Bank({ seller, isLocked }: { seller: SellerRecord; isLocked: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { bankDetails: bank } = seller;
  return (
    <Panel
      title={BANK.title}
      actions={
        !isLocked && (
          <Button color="secondary" variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.leaveIt : words.changeTheAccount}
          </Button>
        )
      }
    >
      {bank ? (
        <Facts
          facts={[
            [words.accountHolder, bank.accountHolderName],
            [words.accountNumber, bank.accountNumber],
            [words.ifscCode, bank.ifscCode],
            [common.changed, bank.changedAt && instant(bank.changedAt)],
          ]}
        />
      ) : (
        <Typography variant="body2">{words.noAccountYet}</Typography>
      )}
      {isOpen && (
        <Box sx={{ marginTop: 4 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 3 }}>
            {words.payoutsWaitForThreeDays(seller.email)}
          </Typography>
          <PartForm part={BANK} seller={seller} isLocked={isLocked} onDone={() => setOpen(false)} />
        </Box>
      )}
    </Panel>
  );
}
