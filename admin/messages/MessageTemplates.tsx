import { Box, Button, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { MessageTemplateRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Answered } from '../ui/record/Answered.tsx';
import { Facts } from '../ui/record/Facts.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { rupees } from '../ui/rupees.ts';
import { LANGUAGE_LABELS } from './messageLabels.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/messages.ts';

const FAILED = words.failedToFetchTheTemplates;

/** All templates of messages: how they are registered at the services, a sample, and what became of them. */
export function MessageTemplates() {
  const query = useAnswer<MessageTemplateRecord[]>('/api/admin/messages/templates', FAILED);
  return (
    <>
      <PageHeading
        title={words.templatesOfMessages}
        actions={
          <Button component={RouterLink} to="/messages" variant="outlined">
            {common.messages}
          </Button>
        }
      />
      <Typography sx={{ color: 'text.secondary', marginBottom: 3, maxWidth: '44rem' }}>
        {words.registerEachTextAtWhatsapp}
      </Typography>
      <Answered query={query} failed={FAILED}>
        {(templates) => (
          <Box sx={{ display: 'grid', gap: '14px' }}>
            {templates.map((template) => (
              <Template key={`${template.kind} ${template.language}`} template={template} />
            ))}
          </Box>
        )}
      </Answered>
    </>
  );
}

function Template({ template }: { template: MessageTemplateRecord }) {
  const { title, when, waits, language, sample, buttons, sent, failed, lastFailure, cost } = template;
  const facts: readonly (readonly [string, string])[] = [
    [common.sent, waits ? words.notInTheQuietHours(when) : words.atAnyHour(when)],
    ...(buttons.length > 0 ? [[words.buttons, buttons.join(', ')] as const] : []),
    [words.nameAtWhatsapp, `${template.whatsAppName} (${language})`],
    [words.textAtWhatsapp, template.whatsAppText],
    [words.textWithDlt, template.dltText],
    [words.textAtMsg91, template.smsText],
    [words.flowAtMsg91, template.smsFlow ?? words.noneYetNotSentBy],
    [words.in30Days, words.sentFailedAndCost(sent, failed, rupees(cost))],
    ...(lastFailure ? [[words.lastFailure, lastFailure] as const] : []),
  ];
  return (
    <Panel title={`${title}, ${LANGUAGE_LABELS[language]}`}>
      <Typography lang={language} sx={{ marginBottom: 2, overflowWrap: 'anywhere' }}>
        {sample}
      </Typography>
      <Facts facts={facts} />
    </Panel>
  );
}
