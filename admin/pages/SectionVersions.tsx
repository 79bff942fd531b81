import { Typography } from '@mui/material';
import type { SectionRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { ReasonButton } from '../ui/dialog/ReasonButton.tsx';
import { instant } from '../ui/instant.ts';
import { VersionEntry, VersionList } from '../ui/record/VersionList.tsx';
import { sectionsInWords, sectionValuesOf } from './pageValues.ts';

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
    'Failed to fetch the versions',
  );
  return (
    <VersionList
      error={error}
      onRetry={refetch}
      entries={(answer?.versions ?? []).map((state) => {
        const isPresent = state.version === version;
        const who = [state.name ?? 'The shop itself', state.email].filter(Boolean).join(', ');
        return (
          <VersionEntry
            key={state.version}
            title={isPresent ? 'As it is now' : instant(state.at)}
            by={isPresent ? `${who}, ${instant(state.at)}` : who}
            reason={state.reason}
            button={
              !isPresent &&
              mayGoBack && (
                <ReasonButton
                  word="Go back"
                  color="secondary"
                  question={`Go back to the state of ${instant(state.at)}?`}
                  path={path}
                  body={{ ...bodyOf(state), version }}
                  details={
                    <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
                      {sectionsInWords(state.sections.map(sectionValuesOf)) || 'Without sections'}
                    </Typography>
                  }
                  done="It is as it was then."
                  onDone={onBack}
                >
                  It becomes a new version; none is lost.
                </ReasonButton>
              )
            }
          />
        );
      })}
    />
  );
}
