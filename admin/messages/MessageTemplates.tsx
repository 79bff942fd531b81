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

const FAILED = 'Failed to fetch the templates';

/** All templates of messages: how they are registered at the services, a sample, and what became of them. */
export function MessageTemplates() {
  const query = useAnswer<MessageTemplateRecord[]>('/api/admin/messages/templates', FAILED);
  return (
    <>
      <PageHeading
        title="Templates of messages"
        actions={
          <Button component={RouterLink} to="/messages" variant="outlined">
            Messages
          </Button>
        }
      />
      <Typography sx={{ color: 'text.secondary', marginBottom: 3, maxWidth: '44rem' }}>
        Register each text at WhatsApp, with DLT and at MSG91 exactly as it stands here. The flow of an SMS is entered
        in Settings, Messages. Counts are of the last 30 days.
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
    ['Sent', waits ? `${when}, not in the quiet hours` : `${when}, at any hour`],
    ...(buttons.length > 0 ? [['Buttons', buttons.join(', ')] as const] : []),
    ['Name at WhatsApp', `${template.whatsAppName} (${language})`],
    ['Text at WhatsApp', template.whatsAppText],
    ['Text with DLT', template.dltText],
    ['Text at MSG91', template.smsText],
    ['Flow at MSG91', template.smsFlow ?? 'None yet: not sent by SMS'],
    ['In 30 days', `${sent} sent, ${failed} failed, ${rupees(cost)}`],
    ...(lastFailure ? [['Last failure', lastFailure] as const] : []),
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
