import { Typography } from '@mui/material';
import type { SectionRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { ReasonButton } from '../ui/dialog/ReasonButton.tsx';
import { instant } from '../ui/instant.ts';
import { VersionEntry, VersionList } from '../ui/record/VersionList.tsx';
import { sectionsInWords, sectionValuesOf } from './pageValues.ts';
import { words } from '../words/en/pages.ts';

/** A saved state of a page or letter. */
interface SavedState {
  version: number;
  at: string;
  name: string | null;
  email: string | null;
  reason: string;
  sections: SectionRecord[];
}

interface SectionVersionsProps<State extends SavedState> {
  /** The path of the page or letter. */
  path: string;
  /** The present version. */
  version: number;
  mayGoBack: boolean;
  /** Returns the body of the request that restores a state. */
  bodyOf(state: State): object;
  onBack?: () => void;
}

/** The saved states of a page or letter with author and reason, and a button to go back to one. */
export function SectionVersions<State extends SavedState>(props: SectionVersionsProps<State>) {
  const { path, version, mayGoBack, bodyOf, onBack } = props;
  const { answer, error, refetch } = useAnswer<{ versions: State[] }>(
    `${path}/versions`,
    words.failedToFetchTheVersions,
  );
  return (
    <VersionList
      error={error}
      onRetry={refetch}
      entries={(answer?.versions ?? []).map((state) => {
        const isPresent = state.version === version;
        const who = [state.name ?? words.theShopItself, state.email].filter(Boolean).join(', ');
        return (
          <VersionEntry
            key={state.version}
            title={isPresent ? words.asItIsNow : instant(state.at)}
            by={isPresent ? `${who}, ${instant(state.at)}` : who}
            reason={state.reason}
            button={
              !isPresent &&
              mayGoBack && (
                <ReasonButton
                  word={words.goBack}
                  color="secondary"
                  question={words.goBackToTheState(instant(state.at))}
                  path={path}
                  body={{ ...bodyOf(state), version }}
                  details={
                    <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
                      {sectionsInWords(state.sections.map(sectionValuesOf)) || words.withoutSections}
                    </Typography>
                  }
                  done={words.itIsAsItWas}
                  onDone={onBack}
                >
                  {words.itBecomesANewVersion}
                </ReasonButton>
              )
            }
          />
        );
      })}
    />
  );
}
