import { Box, Button, ListItemText, Menu, MenuItem, Typography } from '@mui/material';
import { Plus, RotateCcw } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import {
  defaultSections,
  isBlock,
  MOST_SECTIONS,
  NAMED_BLOCKS,
  SECTION_KINDS,
  SECTION_WORDS,
} from '#contract/shop/sections.ts';
import type { SectionKind } from '#contract/shop/sections.ts';
import type { LinkChoicesRecord } from '../providers/records.ts';
import { NOT_SENT } from '../providers/useSend.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { FieldErrorText } from '../ui/form/FieldErrorText.tsx';
import { useFocusAfterMove } from '../ui/useFocusAfterMove.ts';
import { VISUALLY_HIDDEN } from '../ui/visuallyHidden.ts';
import { SectionFields } from './SectionFields.tsx';
import { SectionRow } from './SectionRow.tsx';
import { SectionTimes } from './SectionTimes.tsx';
import { newSection } from './pageValues.ts';
import type { SectionValues } from './pageValues.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/pages.ts';

interface SectionsInputProps {
  isHome?: boolean;
  isLocked: boolean;
  choices: LinkChoicesRecord;
  /** The kinds to choose from, in order; those of pages if undefined. */
  kinds?: readonly SectionKind[];
  /** Whether its texts may be in Hindi, too. Letters have no pages in other languages. */
  hasHindi?: boolean;
}

/** A question before a section is hidden or removed, or the default arrangement comes back. */
type Asking = { about: 'hide' | 'remove'; place: number } | { about: 'restore' };

/** The sections with content of their own come first: blocks are mostly there already. */
const PAGE_KINDS = [...SECTION_KINDS.filter((kind) => !isBlock(kind)), ...SECTION_KINDS.filter(isBlock)];

/**
 * The sections of a page or letter: added from a list, moved by buttons or by dragging, hidden, scheduled, and edited in place.
 * What a move did is announced, and the focus stays on its button.
 */
export function SectionsInput({
  isHome = false,
  isLocked,
  choices,
  kinds = PAGE_KINDS,
  hasHindi = false,
}: SectionsInputProps) {
  const headingId = useId();
  const { control, setValue, formState } = useFormContext<{ sections: SectionValues[] }>();
  // The library's own key has another name than the section's id.
  const { fields, move, append, remove, replace } = useFieldArray({ control, name: 'sections', keyName: 'key' });
  const sections = useWatch({ control, name: 'sections' });
  const [open, setOpen] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState<Asking>();
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const { focusRef, keepFocus } = useFocusAfterMove(sections);
  const errors = formState.errors.sections;
  const nameAt = (place: number) => SECTION_WORDS[sections[place]!.kind].name;

  function moveTo(from: number, to: number): void {
    setSaid(words.sectionIsNow(nameAt(from), to + 1, sections.length));
    move(from, to);
  }

  function add(kind: SectionKind): void {
    const section = newSection(
      kind,
      sections.map(({ id }) => id),
    );
    append(section, { shouldFocus: false });
    setOpen([...open, section.id]);
    keepFocus(section.id, 'edit');
    setSaid(words.sectionIsAdded(SECTION_WORDS[kind].name, sections.length + 1));
  }

  function setHidden(place: number, isHidden: boolean): void {
    setValue(`sections.${place}.isHidden`, isHidden, { shouldDirty: true });
    setSaid(isHidden ? words.sectionIsHidden(nameAt(place)) : words.sectionIsShown(nameAt(place)));
  }

  function hideOrAsk(place: number): void {
    const { kind, isHidden } = sections[place]!;
    const isNamed = isHome && isBlock(kind) && NAMED_BLOCKS.includes(kind);
    if (!isHidden && isNamed) setAsking({ about: 'hide', place });
    else setHidden(place, !isHidden);
  }

  return (
    <Box role="group" aria-labelledby={headingId} sx={{ display: 'grid', gap: '12px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' }}>
        <Typography id={headingId} variant="body2" sx={{ color: 'text.secondary', marginRight: 'auto' }}>
          {words.sectionsOfAtMost(sections.length, MOST_SECTIONS)}
        </Typography>
        {!isLocked && isHome && (
          <Button
            color="secondary"
            startIcon={<RotateCcw size={16} aria-hidden />}
            onClick={() => setAsking({ about: 'restore' })}
          >
            {words.restoreTheDefaultArrangement}
          </Button>
        )}
        {!isLocked && <AddButton kinds={kinds} sections={sections} onAdd={add} />}
      </Box>
      <Typography role="status" sx={VISUALLY_HIDDEN}>
        {said}
      </Typography>
      {sections.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{words.noSectionYet}</Typography>}
      <Box component="ol" aria-labelledby={headingId} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {fields.map((field, place) => {
          const section = sections[place];
          if (!section) return null;
          const hasErrors = errors?.[place] !== undefined;
          const isOpen = hasErrors || open.includes(section.id);
          return (
            <Box
              component="li"
              key={field.key}
              // An open section has fields whose text is selected by dragging.
              draggable={!isLocked && !isOpen}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(place);
              }}
              onDragOver={(event) => {
                if (dragged !== undefined) event.preventDefault();
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== undefined && dragged !== place) moveTo(dragged, place);
                setDragged(undefined);
              }}
              onDragEnd={() => setDragged(undefined)}
              sx={{
                padding: '10px 12px',
                border: 1,
                borderColor: hasErrors ? 'error.main' : 'divider',
                borderRadius: 1,
                marginBottom: '8px',
                opacity: dragged === place ? 0.5 : 1,
                cursor: isLocked || isOpen ? 'default' : 'grab',
              }}
            >
              <SectionRow
                section={section}
                place={place}
                count={sections.length}
                isOpen={isOpen}
                hasErrors={hasErrors}
                isLocked={isLocked}
                isRemovable={!(isHome && isBlock(section.kind))}
                choices={choices}
                onToggle={() => setOpen(isOpen ? open.filter((id) => id !== section.id) : [...open, section.id])}
                onMove={(way) => {
                  keepFocus(section.id, way);
                  moveTo(place, way === 'earlier' ? place - 1 : place + 1);
                }}
                onHide={() => hideOrAsk(place)}
                onRemove={() => setAsking({ about: 'remove', place })}
                buttonRef={(name) => focusRef(section.id, name)}
              >
                <SectionFields
                  kind={section.kind}
                  source={`sections.${place}`}
                  choices={choices}
                  isLocked={isLocked}
                  hasHindi={hasHindi}
                />
                <SectionTimes source={`sections.${place}.when`} choices={choices} />
              </SectionRow>
            </Box>
          );
        })}
      </Box>
      {errors?.root && <FieldErrorText error={errors.root} />}
      {errors?.message !== undefined && <FieldErrorText error={{ type: 'manual', message: errors.message }} />}
      {asking?.about === 'hide' && (
        <ConfirmDialog
          question={words.hideNameAt(nameAt(asking.place))}
          sending={NOT_SENT}
          confirmLabel={words.hide}
          onConfirm={() => {
            setHidden(asking.place, true);
            setAsking(undefined);
          }}
          onClose={() => setAsking(undefined)}
        >
          {words.shoppersExpectItOnThe}
        </ConfirmDialog>
      )}
      {asking?.about === 'remove' && (
        <ConfirmDialog
          question={words.removeNameAt(nameAt(asking.place))}
          sending={NOT_SENT}
          confirmLabel={common.remove}
          onConfirm={() => {
            setSaid(`${nameAt(asking.place)} is removed.`);
            remove(asking.place);
            setAsking(undefined);
          }}
          onClose={() => setAsking(undefined)}
        >
          {words.itGoesWithItsContent}
        </ConfirmDialog>
      )}
      {asking?.about === 'restore' && (
        <ConfirmDialog
          question={words.restoreTheDefaultArrangement2}
          sending={NOT_SENT}
          confirmLabel={words.restore}
          onConfirm={() => {
            replace(defaultSections());
            setSaid('The default arrangement is restored. It is not saved yet.');
            setAsking(undefined);
          }}
          onClose={() => setAsking(undefined)}
        >
          {words.allBlocksOfTheHome}
        </ConfirmDialog>
      )}
    </Box>
  );
}

interface AddButtonProps {
  kinds: readonly SectionKind[];
  sections: readonly SectionValues[];
  onAdd(kind: SectionKind): void;
}

/** Adds a section of a kind from a list. Blocks that are there already are left out. */
function AddButton({ kinds, sections, onAdd }: AddButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const chosen = useRef<SectionKind>(undefined);
  const addable = kinds.filter((kind) => !isBlock(kind) || !sections.some((section) => section.kind === kind));
  return (
    <>
      <Button
        variant="contained"
        aria-haspopup="menu"
        startIcon={<Plus size={16} aria-hidden />}
        disabled={sections.length >= MOST_SECTIONS}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {words.addASection}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        // The section takes the focus, once the menu has given it back.
        slotProps={{
          transition: {
            onExited: () => {
              if (chosen.current) onAdd(chosen.current);
              chosen.current = undefined;
            },
          },
        }}
      >
        {addable.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              chosen.current = kind;
              setAnchor(undefined);
            }}
          >
            <ListItemText primary={SECTION_WORDS[kind].name} secondary={SECTION_WORDS[kind].about} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
