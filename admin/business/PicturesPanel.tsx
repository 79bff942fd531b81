import { Box, Button, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import { SELLER_PICTURES } from '#contract/states/seller.ts';
import type { SellerPicture } from '#contract/states/seller.ts';
import { messageOf } from '../providers/call.ts';
import type { SellerRecord } from '../providers/records.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { FileButton } from './FileButton.tsx';
import { LINE, LINES } from './lines.ts';
import { changeOwnSeller } from './own-seller.ts';
import { words } from '../words/en/business.ts';
import { common } from '../words/en/common.ts';

const NAMES: Record<SellerPicture, string> = { logo: words.logo, banner: words.banner };
const YOURS: Record<SellerPicture, string> = { logo: words.yourLogo, banner: words.yourBanner };
const HINTS: Record<SellerPicture, string> = {
  logo: words.aSquarePicture,
  banner: words.aWidePicture,
};

/** The pictures that shoppers see with the name of a business. */
export function PicturesPanel({ seller, isLocked }: { seller: SellerRecord; isLocked: boolean }) {
  const notify = useNotify();
  async function remove(place: SellerPicture): Promise<void> {
    try {
      await changeOwnSeller({ businessDetails: { [place]: null } });
      notify(words.nameRemoved(NAMES[place]), { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  }
  return (
    <Panel title={words.logoAndBanner}>
      <Box component="ul" sx={LINES}>
        {SELLER_PICTURES.map((place) => {
          const url = seller.businessDetails[place];
          return (
            <Box component="li" key={place} sx={LINE}>
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>{NAMES[place]}</Typography>
                {url ? (
                  <Box component="img" src={url} alt={YOURS[place]} sx={SHOWN[place]} />
                ) : (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {HINTS[place]}
                  </Typography>
                )}
              </Box>
              {!isLocked && (
                <Box sx={{ display: 'flex', gap: 2, flex: 'none' }}>
                  {url && (
                    <Button
                      color="secondary"
                      aria-label={words.removeName(NAMES[place])}
                      onClick={() => void remove(place)}
                    >
                      {common.remove}
                    </Button>
                  )}
                  <FileButton
                    place={place}
                    name={NAMES[place]}
                    isThere={url !== null}
                    accept="image/jpeg,image/png,image/webp"
                  />
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
}

const FRAME = { display: 'block', marginTop: 1, maxWidth: '100%', objectFit: 'cover', borderRadius: 1 } as const;
const SHOWN = {
  logo: { ...FRAME, width: 72, height: 72 },
  banner: { ...FRAME, width: 320, aspectRatio: '4 / 1' },
};
