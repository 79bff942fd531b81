import { Box, FormControlLabel, Link, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { MAIL_READERS } from '#contract/shop/mail-words.ts';
import type { MailTextsRecord } from '../../providers/records.ts';
import { useAnswer } from '../../providers/useAnswer.ts';
import { Answered } from '../../ui/record/Answered.tsx';
import { FilterBar } from '../../ui/list/FilterBar.tsx';
import { Panel } from '../../ui/record/Panel.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { instant } from '../../ui/instant.ts';
import { mailPath, READER_LABELS } from './mailLabels.ts';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/settings-mails.ts';

type ListedMail = MailTextsRecord['mails'][number];

const FAILED = words.failedToFetchTheEmails;

/** All emails of the shop by reader: occasion, subject, and whether the text was changed. */
export function MailList() {
  const query = useAnswer<MailTextsRecord>('/api/admin/settings/mails', FAILED);
  const [search, setSearch] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const matches = (mail: ListedMail) =>
    (!onlyChanged || mail.isChanged) &&
    [mail.title, mail.when, mail.subject].some((text) => text.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <Answered query={query} failed={FAILED}>
      {({ mails }) => {
        const found = mails.filter(matches);
        return (
          <>
            <Typography sx={{ color: 'text.secondary', marginBottom: 3, maxWidth: '44rem' }}>
              {words.theShopSendsTheseBy}
            </Typography>
            <FilterBar>
              <TextField
                value={search}
                onChange={({ target }) => setSearch(target.value)}
                placeholder={words.nameOccasionOrSubject}
                sx={{ flex: '1 1 15rem', maxWidth: { sm: '24rem' } }}
                slotProps={{ htmlInput: { 'aria-label': words.nameOccasionOrSubject, maxLength: 100 } }}
              />
              <FormControlLabel
                control={<Switch checked={onlyChanged} onChange={({ target }) => setOnlyChanged(target.checked)} />}
                label={words.changedOnly}
                sx={{ alignSelf: 'center', marginInline: 0 }}
              />
              <Typography role="status" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
                {words.emailsCount(found.length)}
              </Typography>
            </FilterBar>
            <Box sx={{ display: 'grid', gap: '14px' }}>
              {MAIL_READERS.map((reader) => (
                <MailsTo key={reader} reader={READER_LABELS[reader]} mails={found.filter(({ to }) => to === reader)} />
              ))}
              {found.length === 0 && <Typography>{words.noEmailIsLikeThat}</Typography>}
            </Box>
          </>
        );
      }}
    </Answered>
  );
}

function MailsTo({ reader, mails }: { reader: string; mails: readonly ListedMail[] }) {
  if (mails.length === 0) return null;
  return (
    <Panel title={words.toReader(reader)}>
      <Box component="ul" aria-label={words.emailsToReader(reader.toLowerCase())} sx={LIST}>
        {mails.map((mail) => (
          <Box component="li" key={mail.id} sx={ROW}>
            <Box>
              <Link component={RouterLink} to={mailPath(mail.id)} color="inherit" sx={NAME}>
                {mail.title}
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {words.sentWhen(mail.when)}
              </Typography>
            </Box>
            <Box>
              <Typography variant="body2" lang={mail.language}>
                {mail.subject}
              </Typography>
              {mail.isChanged && (
                <Box
                  sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px', marginTop: '4px' }}
                >
                  <StatusChip tone="moving" word={common.changed} />
                  <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                    {words.changedAtBy(mail.changedAt && instant(mail.changedAt), mail.changedBy ?? words.theShop)}
                  </Typography>
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

const LIST = { listStyle: 'none', margin: 0, padding: 0 } as const;
const ROW = {
  display: 'grid',
  gap: '2px 18px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  paddingBlock: '10px',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
const NAME = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { xs: 44, md: 'auto' },
  fontWeight: 600,
} as const;
