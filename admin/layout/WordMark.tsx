import { Box } from '@mui/material';
import type { ConsoleLook } from '#contract/shop/look/console-look.ts';
import { shopLook } from '../shopLook.ts';
import { shopName } from '../shopName.ts';

/** The mark and the name of the shop. */
export function WordMark() {
  const { mark } = shopLook();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '8px',
        fontSize: '1.125rem',
        fontWeight: 600,
        lineHeight: 1,
      }}
    >
      {mark === undefined && <Gem />}
      {mark && <OwnMark mark={mark} />}
      {(!mark || mark.withName) && shopName()}
    </Box>
  );
}

const HEIGHT = 26;

/** A mark that is a file. A mark of one colour has the colour of actions; another one lies on a light plate. */
function OwnMark({ mark: { url, ratio, isInked } }: { mark: NonNullable<ConsoleLook['mark']> }) {
  const size = { flex: 'none', height: HEIGHT, width: HEIGHT * ratio, maxWidth: 130 };
  if (!isInked)
    return (
      <Box
        component="img"
        src={url}
        alt=""
        sx={{ ...size, objectFit: 'contain', padding: '1px', borderRadius: '3px', backgroundColor: '#fff' }}
      />
    );
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ ...size, backgroundColor: 'primary.main', mask: `url(${url}) center / contain no-repeat` }}
    />
  );
}

/** The built-in mark: a copy of the storefront's, since the two programs share no components. */
function Gem() {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden
      sx={{
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.8,
        strokeLinejoin: 'round',
        strokeLinecap: 'round',
        color: 'primary.main',
      }}
    >
      <path d="M5 29V15.2C5 8.4 10.4 5.6 16 2.5c5.6 3.1 11 5.9 11 12.7V29" />
      <path d="M11.4 14.2h9.2l2.9 4L16 26.6l-7.5-8.4Z" />
      <path d="M8.5 18.2h15M13.4 18.2 16 26.6l2.6-8.4L16 14.2Z" />
    </Box>
  );
}
