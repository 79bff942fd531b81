import { Box, Button, Typography } from '@mui/material';
import { ArrayInput, SimpleFormIterator, SourceContextProvider, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { WriteMenuSettings } from '#contract/calls/menu-settings.ts';
import type { LinkChoicesRecord, MenuSettingsRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { AddEntryButton, RemoveEntryButton, usePlace } from '../settings/entry-buttons.tsx';
import { SettingGroup } from '../settings/SettingGroup.tsx';
import { FIELDS } from '../ui/form/formLayout.ts';
import { Answered } from '../ui/record/Answered.tsx';
import { BackLink } from '../ui/record/BackLink.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { FULL_PATHS } from './fullPaths.ts';
import { TargetInput } from './TargetInput.tsx';
import { groupsInWords, menusToSend, menuValuesOf } from './menuValues.ts';
import type { GroupValues, MenuFormValues } from './menuValues.ts';
import { NO_LINK } from './pageValues.ts';

type Defaults = Record<keyof MenuFormValues, GroupValues[]>;

/** The groups of the menu and the footer's columns of links. */
export function MenusPage() {
  const choices = useAnswer<LinkChoicesRecord>('/api/admin/link-choices');
  const defaults = useAnswer<Defaults>('/api/admin/default-menus');
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to="/pages">Pages</BackLink>
      <PageHeading title="Menu and footer" />
      <Typography sx={{ color: 'text.secondary', marginBottom: 3 }}>
        Both are on every page, so saving draws all pages of the shop again. Links to what shoppers no longer see are
        left out by themselves.
      </Typography>
      <Answered query={choices} failed="Failed to fetch what links can lead to">
        {(known) => (
          <Answered query={defaults} failed="Failed to fetch the shop’s own menu">
            {(own) => (
              <SettingGroup<MenuSettingsRecord, MenuFormValues>
                id="menus"
                permission="pages"
                schema={WriteMenuSettings}
                valuesOf={menuValuesOf}
                toSend={menusToSend}
                labels={{ main: ['Menu', groupsInWords], footer: ['Footer', groupsInWords] }}
              >
                {() => (
                  <>
                    <Groups source="main" title="Menu" entry="group" own={own.main} choices={known} />
                    <Groups source="footer" title="Footer" entry="column" own={own.footer} choices={known} />
                  </>
                )}
              </SettingGroup>
            )}
          </Answered>
        )}
      </Answered>
    </Box>
  );
}

interface GroupsProps {
  source: keyof MenuFormValues;
  title: string;
  /** The word for one of them. */
  entry: string;
  /** The shop's own, to begin from. */
  own: GroupValues[];
  choices: LinkChoicesRecord;
}

/** The groups of one menu: the shop's own, or arranged here. */
function Groups({ source, title, entry, own, choices }: GroupsProps) {
  const { setValue, formState } = useFormContext<MenuFormValues>();
  const groups = useWatch<MenuFormValues>({ name: source }) as GroupValues[] | null;
  const set = (next: GroupValues[] | null) => setValue(source, next, { shouldDirty: true, shouldTouch: true });
  if (groups === null) {
    return (
      <Panel
        title={title}
        actions={
          <Button variant="outlined" color="secondary" disabled={formState.disabled} onClick={() => set(own)}>
            Arrange the {title.toLowerCase()}
          </Button>
        }
      >
        <Typography sx={{ whiteSpace: 'pre-line', color: 'text.secondary' }}>
          It is the shop’s own, and follows its categories and collections:{'\n'}
          {own.map((group) => group.title).join(', ')}
        </Typography>
      </Panel>
    );
  }
  return (
    <Panel
      title={title}
      actions={
        <Button color="secondary" disabled={formState.disabled} onClick={() => set(null)}>
          Use the shop’s own {title.toLowerCase()}
        </Button>
      }
    >
      <ArrayInput source={source} label={false} helperText={false} sx={NO_MARGIN}>
        <SimpleFormIterator
          disableClear
          disableRemove
          addButton={<AddEntryButton label={`Add a ${entry}`} entry={{ title: '', links: [NO_LINK] }} />}
          fullWidth
        >
          <GroupFields source={source} entry={entry} choices={choices} />
        </SimpleFormIterator>
      </ArrayInput>
    </Panel>
  );
}

function GroupFields({ source, entry, choices }: Pick<GroupsProps, 'source' | 'entry' | 'choices'>) {
  const place = usePlace();
  const path = `${source}.${place - 1}`;
  return (
    <Box
      role="group"
      aria-label={`${entry} ${place}`}
      sx={{ ...FIELDS, width: '100%', minWidth: 0, paddingBlock: '10px' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
        <TextInput source="title" label={`Title of ${entry} ${place}`} helperText={false} />
        <RemoveEntryButton name={`${entry} ${place}`} />
      </Box>
      <ArrayInput source="links" label={false} helperText={false} sx={NO_MARGIN}>
        <SimpleFormIterator
          disableClear
          disableRemove
          addButton={<AddEntryButton label={`Add a link to ${entry} ${place}`} entry={NO_LINK} />}
          fullWidth
        >
          <LinkFields path={`${path}.links`} choices={choices} />
        </SimpleFormIterator>
      </ArrayInput>
    </Box>
  );
}

function LinkFields({ path, choices }: { path: string; choices: LinkChoicesRecord }) {
  const place = usePlace();
  return (
    <Box role="group" aria-label={`Link ${place}`} sx={{ ...FIELDS, width: '100%', minWidth: 0, paddingBlock: '6px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
        <TextInput source="label" label={`Words of link ${place}`} helperText={false} />
        <RemoveEntryButton name={`link ${place}`} />
      </Box>
      <SourceContextProvider value={FULL_PATHS}>
        <TargetInput source={`${path}.${place - 1}.target`} choices={choices} />
      </SourceContextProvider>
    </Box>
  );
}

const NO_MARGIN = { '& .MuiFormControl-root': { marginTop: 0 } };
