import { Box, Typography } from '@mui/material';
import { SELLER_FILE_MB, SELLER_PAPER_NAMES, SELLER_PAPERS } from '#contract/states/seller.ts';
import type { SellerRecord } from '../providers/records.ts';
import { PaperLinks } from '../sellers/PaperLinks.tsx';
import { usePapers } from '../sellers/usePapers.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { FileButton } from './FileButton.tsx';
import { LINES, LINE } from './lines.ts';
import { words } from '../words/en/business.ts';
import { shared } from '../words/language.ts';

/** The documents that the platform checks: those uploaded and those missing. */
export function PapersPanel({ seller, isLocked }: { seller: SellerRecord; isLocked: boolean }) {
  const { papers = [], failure } = usePapers(seller);
  return (
    <Panel title={words.papers}>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 2 }}>
        {words.whoSeesThePapers(SELLER_FILE_MB)}
      </Typography>
      {failure && <Typography role="alert">{failure}</Typography>}
      <Box component="ul" sx={LINES}>
        {SELLER_PAPERS.map((paper) => (
          <Box component="li" key={paper} sx={LINE}>
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{shared(SELLER_PAPER_NAMES[paper])}</Typography>
              {seller.papers.includes(paper) ? (
                <PaperLinks papers={papers.filter((sent) => sent.paper === paper)} />
              ) : (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {words.notSentYet}
                </Typography>
              )}
            </Box>
            {!isLocked && (
              <FileButton
                place={paper}
                name={shared(SELLER_PAPER_NAMES[paper])}
                isThere={seller.papers.includes(paper)}
                accept="application/pdf,image/jpeg,image/png,image/webp"
              />
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
