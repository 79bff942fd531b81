import { Notification } from 'react-admin';

const NOTICE_MS = 3000;

/** Notifications at the bottom of the screen, for three seconds; above the menu on a phone. */
export function Notices() {
  return <Notification autoHideDuration={NOTICE_MS} sx={{ bottom: { xs: 72, md: 24 } }} />;
}
