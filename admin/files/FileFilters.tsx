import { FILES_FILTER_DOCUMENTS, FILES_FILTER_IMAGES, FILES_FILTER_VIDEOS } from '#contract/messages.ts';
import type { FileFolderRecord } from '../providers/records.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/files.ts';
import { shared } from '../words/language.ts';

const GROUPS = [
  { value: 'images', word: shared(FILES_FILTER_IMAGES) },
  { value: 'documents', word: shared(FILES_FILTER_DOCUMENTS) },
  { value: 'videos', word: shared(FILES_FILTER_VIDEOS) },
];
const USES = [
  { value: true, word: words.isUsed },
  { value: false, word: words.isNotUsed },
];

/** The filters of the library. */
export function FileFilters({ folders }: { folders: readonly FileFolderRecord[] }) {
  return (
    <>
      <TabsFilter name="group" label={common.type} choices={GROUPS} />
      <FilterBar>
        <SearchFilter label={words.fileName} />
        <ChoiceFilter
          name="folder"
          label={words.folder}
          all={words.allFolders}
          choices={folders.map(({ folder, files }) => ({ value: folder, word: `${folder} (${files})` }))}
        />
        <ChoiceFilter name="isUsed" label={words.usage} all={words.usedOrNot} choices={USES} />
      </FilterBar>
    </>
  );
}
