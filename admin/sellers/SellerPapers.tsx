import { Box, Link, Typography } from '@mui/material';
import { Check, CircleAlert } from 'lucide-react';
import { LAZY_LOADING } from '#contract/messages.ts';
import { SELLER_PAPER_NAMES, SELLER_PAPERS } from '#contract/states/seller.ts';
import type { SellerRecord, SentPaperRecord } from '../providers/records.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { instant } from '../ui/instant.ts';
import { PaperLinks } from './PaperLinks.tsx';
import { PdfPages } from './PdfPages.tsx';
import { checksOf, factsOn } from './sellerChecks.ts';
import type { SellerCheck } from './sellerChecks.ts';
import { usePapers } from './usePapers.ts';
import { words } from '../words/en/sellers.ts';
import { shared } from '../words/language.ts';

/** Each document with the details it must prove. */
export function SellerPapers({ seller }: { seller: SellerRecord }) {
  const { papers, failure } = usePapers(seller);
  return (
    <Box sx={{ display: 'grid', gap: '14px', minWidth: 0 }}>
      {failure && <Typography role="alert">{failure}</Typography>}
      {SELLER_PAPERS.map((paper) => (
        <Panel key={paper} title={SELLER_PAPER_NAMES[paper]}>
          <Box sx={BESIDE}>
            <Box sx={{ display: 'grid', gap: '12px' }}>
              <Facts facts={factsOn(paper, seller)} />
              <Checks checks={checksOf(paper, seller)} />
            </Box>
            {!seller.papers.includes(paper) ? (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {words.notSentYet}
              </Typography>
            ) : papers ? (
              <SentPapers name={SELLER_PAPER_NAMES[paper]} papers={papers.filter((sent) => sent.paper === paper)} />
            ) : (
              !failure && <Typography role="status">{shared(LAZY_LOADING)}</Typography>
            )}
          </Box>
        </Panel>
      ))}
    </Box>
  );
}

function Checks({ checks }: { checks: readonly SellerCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={words.checks}
      sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '4px' }}
    >
      {checks.map(({ says, holds }) => {
        const Icon = holds ? Check : CircleAlert;
        return (
          <Box key={says} component="li" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '8px' }}>
            <Box
              component="span"
              sx={{ color: holds ? 'success.main' : 'error.main', lineHeight: 0, paddingTop: '2px' }}
            >
              <Icon size={16} role="img" aria-label={holds ? words.right : words.lookAtThis} />
            </Box>
            <Typography variant="body2">{says}</Typography>
          </Box>
        );
      })}
    </Box>
  );
}

/** The newest upload in full, the older ones by name. */
function SentPapers({ name, papers }: { name: string; papers: readonly SentPaperRecord[] }) {
  const [newest, ...before] = papers;
  if (!newest) return null;
  return (
    <Box sx={{ display: 'grid', gap: '8px', minWidth: 0 }}>
      {newest.contentType.startsWith('image/') ? (
        <>
          <Link href={newest.url} target="_blank" rel="noopener" sx={{ lineHeight: 0 }}>
            <Box component="img" src={newest.url} alt={words.atFullSize(name)} sx={PICTURE} />
          </Link>
          <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {words.nameSentAt(newest.name, instant(newest.sentAt))}
          </Typography>
          <PaperLinks papers={before} areOld />
        </>
      ) : (
        <>
          {newest.contentType === 'application/pdf' && <PdfPages url={newest.url} name={name} />}
          <PaperLinks papers={papers} />
        </>
      )}
    </Box>
  );
}

/** Details and document side by side; below each other on a phone. */
const BESIDE = {
  display: 'grid',
  alignItems: 'start',
  gap: '16px 28px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
const PICTURE = {
  maxWidth: '100%',
  maxHeight: 320,
  minHeight: 80,
  objectFit: 'contain',
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  backgroundColor: 'background.default',
} as const;
