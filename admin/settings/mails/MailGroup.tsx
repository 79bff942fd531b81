import { useSearchParams } from 'react-router';
import { MailList } from './MailList.tsx';
import { MailPage } from './MailPage.tsx';
import { MAIL_PARAMETER } from './mailWords.ts';

/** The emails the shop sends: all of them, or the one that stands in the address. */
export function MailGroup() {
  const [query] = useSearchParams();
  const mail = query.get(MAIL_PARAMETER);
  return mail === null ? <MailList /> : <MailPage key={mail} mail={mail} />;
}
