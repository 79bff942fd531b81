import { Box, Button, Chip, IconButton, Typography } from '@mui/material';
import { Eye, EyeOff, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { SECTION_WORDS } from '#contract/shop/sections.ts';
import type { LinkChoicesRecord } from '../providers/records.ts';
import { MoveButtons } from '../ui/MoveButtons.tsx';
import type { RowButton } from '../ui/useFocusAfterMove.ts';
import type { SectionValues } from './pageValues.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/pages.ts';
import { formatInstant } from '../words/dates.ts';

interface SectionRowProps {
  section: SectionValues;
  /** The index. */
  place: number;
  count: number;
  isOpen: boolean;
  hasErrors: boolean;
  isLocked: boolean;
  /** Whether it can be removed; a block of the home page can only be hidden. */
  isRemovable: boolean;
  choices: LinkChoicesRecord;
  onToggle(): void;
  onMove(way: 'earlier' | 'later'): void;
  onHide(): void;
  onRemove(): void;
  buttonRef(name: RowButton): Ref<HTMLButtonElement>;
  /** Its fields, while it is open. */
  children: ReactNode;
}

/** A section in the list of a page's sections: its name, state and buttons, and its fields while it is open. */
export function SectionRow({
  section,
  place,
  count,
  isOpen,
  hasErrors,
  isLocked,
  isRemovable,
  choices,
  onToggle,
  onMove,
  onHide,
  onRemove,
  buttonRef,
  children,
}: SectionRowProps) {
  const fieldsId = useId();
  const name = SECTION_WORDS[section.kind].name;
  const which = words.nameSectionPlace(name, place + 1);
  const times = timesInWords(section.when, choices);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' }}>
        <Box sx={{ flex: '1 1 12rem', minWidth: 0, opacity: section.isHidden ? 0.65 : 1 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {place + 1}. {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {section.heading || SECTION_WORDS[section.kind].about}
          </Typography>
        </Box>
        {hasErrors && <Chip size="small" color="error" label={words.toCheck} />}
        {section.isHidden && <Chip size="small" label={common.hidden} />}
        {times && <Chip size="small" variant="outlined" label={times} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
          {!isLocked && (
            <>
              <MoveButtons
                labels={{ earlier: words.moveUpWhich(which), later: words.moveDownWhich(which) }}
                place={place}
                count={count}
                onMove={onMove}
                buttonRef={buttonRef}
              />
              <IconButton
                aria-label={`${section.isHidden ? words.show : words.hide}: ${which}`}
                onClick={onHide}
                sx={BUTTON}
              >
                {section.isHidden ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
              </IconButton>
              {isRemovable && (
                <IconButton aria-label={words.removeWhich(which)} onClick={onRemove} sx={BUTTON}>
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              )}
            </>
          )}
          <Button
            ref={buttonRef('edit')}
            variant="outlined"
            color="secondary"
            aria-expanded={isOpen}
            aria-controls={fieldsId}
            aria-label={`${isOpen ? common.close : words.edit}: ${which}`}
            onClick={onToggle}
          >
            {isOpen ? common.close : words.edit}
          </Button>
        </Box>
      </Box>
      <Box id={fieldsId} sx={isOpen ? { display: 'grid', gap: '14px', paddingTop: '14px' } : undefined}>
        {isOpen && children}
      </Box>
    </>
  );
}

const BUTTON = { minWidth: 44, minHeight: 44 };

/** Returns when a section is shown, in words; undefined for always. */
function timesInWords(when: SectionValues['when'], { festivals }: LinkChoicesRecord): string | undefined {
  if (when === null) return undefined;
  if (when.kind === 'festival') {
    const name = festivals.find(({ rule }) => rule === when.festival)?.name ?? when.festival;
    return when.daysBefore === 0 ? words.atName(name) : words.fromDaysBefore(name, when.daysBefore);
  }
  const [from, until] = [when.from, when.until].map((iso) => (iso ? formatInstant(Date.parse(iso)) : undefined));
  return [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ') || words.withoutTimesYet;
}
