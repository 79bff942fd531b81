import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { ArrayInput, SimpleFormIterator, SourceContextProvider, TextInput } from 'react-admin';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { WriteMenuSettings } from '#contract/calls/menu-settings.ts';
import type { LinkChoicesRecord, MenuSettingsRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { AddEntryButton, MoveEntryButtons, RemoveEntryButton, usePlace } from '../settings/entry-buttons.tsx';
import { SettingGroup } from '../settings/SettingGroup.tsx';
import { InHindi } from '../ui/form/InHindi.tsx';
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
import { words } from '../words/en/pages.ts';

type Defaults = Record<keyof MenuFormValues, GroupValues[]>;

/** The groups of the menu and the footer's columns of links. */
export function MenusPage() {
  const choices = useAnswer<LinkChoicesRecord>('/api/admin/link-choices');
  const defaults = useAnswer<Defaults>('/api/admin/default-menus');
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to="/pages">{words.pages}</BackLink>
      <PageHeading title={words.menuAndFooter} />
      <Typography sx={{ color: 'text.secondary', marginBottom: 3 }}>{words.bothAreOnEveryPage}</Typography>
      <Answered query={choices} failed={words.failedToFetchWhatLinks}>
        {(known) => (
          <Answered query={defaults} failed={words.failedToFetchTheShops}>
            {(own) => (
              <SettingGroup<MenuSettingsRecord, MenuFormValues>
                id="menus"
                permission="pages"
                schema={WriteMenuSettings}
                valuesOf={menuValuesOf}
                toSend={menusToSend}
                labels={{ main: [words.menu, groupsInWords], footer: [words.footer, groupsInWords] }}
              >
                {() => (
                  <Box sx={WHOLE_WIDTH}>
                    <Groups source="main" title={words.menu} entry="group" own={own.main} choices={known} />
                    <Groups source="footer" title={words.footer} entry="column" own={own.footer} choices={known} />
                  </Box>
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
            {words.arrangeTheMenu(title.toLowerCase())}
          </Button>
        }
      >
        <Typography sx={{ whiteSpace: 'pre-line', color: 'text.secondary' }}>
          {words.itIsTheShopsOwn}
          {'\n'}
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
          {words.toUseTheShopsOwnMenu(title.toLowerCase())}
        </Button>
      }
    >
      <ArrayInput source={source} label={false} helperText={false} sx={NO_MARGIN}>
        <SimpleFormIterator
          disableClear
          disableRemove
          disableReordering
          addButton={<AddEntryButton label={words.addAEntry(entry)} entry={{ title: '', links: [NO_LINK] }} />}
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
  const path = `${source}.${place - 1}` as const;
  const { formState } = useFormContext<MenuFormValues>();
  const { title, links } = useWatch<MenuFormValues>({ name: path }) as GroupValues;
  const listId = useId();
  // A new group begins with its links.
  const [wasOpened, setOpened] = useState(!title);
  const isOpen = wasOpened || get(formState.errors, `${path}.links`) !== undefined;
  const count = words.countLinks(links.length);
  return (
    <Box role="group" aria-label={`${entry} ${place}`} sx={ENTRY}>
      <Box sx={GROUP_ROW}>
        <TextInput source="title" label={words.titleOfEntryPlace(entry, place)} helperText={false} />
        <Box sx={BUTTONS}>
          <Button
            variant="outlined"
            color="secondary"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-label={words.theLinksOf(isOpen ? words.hide : words.show, entry, place)}
            onClick={() => setOpened(!isOpen)}
            sx={{ minHeight: 40 }}
          >
            {isOpen ? words.hideCount(count) : words.showCount(count)}
          </Button>
          <MoveEntryButtons name={`${entry} ${place}`} />
          <RemoveEntryButton name={`${entry} ${place}`} />
        </Box>
      </Box>
      {isOpen && (
        <Box id={listId} sx={{ paddingLeft: { xs: '12px', sm: '24px' }, borderLeft: 2, borderColor: 'divider' }}>
          <InHindi texts={[{ field: 'title', label: words.titleOfEntryPlace(entry, place) }]} />
          <ArrayInput source="links" label={false} helperText={false} sx={NO_MARGIN}>
            <SimpleFormIterator
              disableClear
              disableRemove
              disableReordering
              addButton={<AddEntryButton label={words.addALinkTo(entry, place)} entry={NO_LINK} />}
              fullWidth
            >
              <LinkFields path={`${path}.links`} choices={choices} />
            </SimpleFormIterator>
          </ArrayInput>
        </Box>
      )}
    </Box>
  );
}

function LinkFields({ path, choices }: { path: string; choices: LinkChoicesRecord }) {
  const place = usePlace();
  return (
    <Box role="group" aria-label={words.linkPlace(place)} sx={{ ...ENTRY, ...LINK_ROW }}>
      <Box sx={FIELDS}>
        <TextInput source="label" label={words.wordsOfLink(place)} helperText={false} />
        <InHindi texts={[{ field: 'label', label: words.wordsOfLink(place) }]} />
      </Box>
      <SourceContextProvider value={FULL_PATHS}>
        <TargetInput source={`${path}.${place - 1}.target`} choices={choices} />
      </SourceContextProvider>
      <Box sx={BUTTONS}>
        <MoveEntryButtons name={`link ${place}`} />
        <RemoveEntryButton name={`link ${place}`} />
      </Box>
    </Box>
  );
}

const WHOLE_WIDTH = { display: 'grid', gap: '14px', gridColumn: '1 / -1', minWidth: 0 };
const NO_MARGIN = { '& .MuiFormControl-root': { marginTop: 0 } };
const ENTRY = { ...FIELDS, width: '100%', minWidth: 0, paddingBlock: '10px' };
/** Two columns for fields and buttons; one column on a phone. */
const GROUP_ROW = {
  display: 'grid',
  gap: '8px 14px',
  alignItems: 'end',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 26rem) auto' },
};
const LINK_ROW = {
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr) auto' },
  '& > div:last-of-type': { marginTop: { md: '24px' } },
};
const BUTTONS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' };
