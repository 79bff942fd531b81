import { Notification } from 'react-admin';

const NOTICE_MS = 3000;

/** Short messages at the foot of the screen, gone after three seconds; on a phone they stand above the menu. */
export function Notices() {
  return <Notification autoHideDuration={NOTICE_MS} sx={{ bottom: { xs: 72, md: 24 } }} />;
}
