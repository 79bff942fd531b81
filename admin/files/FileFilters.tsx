import { FILES_FILTER_DOCUMENTS, FILES_FILTER_IMAGES, FILES_FILTER_VIDEOS } from '#contract/messages.ts';
import type { FileFolderRecord } from '../providers/records.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';

const GROUPS = [
  { value: 'images', word: FILES_FILTER_IMAGES },
  { value: 'documents', word: FILES_FILTER_DOCUMENTS },
  { value: 'videos', word: FILES_FILTER_VIDEOS },
];
const USES = [
  { value: true, word: 'In use' },
  { value: false, word: 'Not used' },
];

/** The filters of the library. */
export function FileFilters({ folders }: { folders: readonly FileFolderRecord[] }) {
  return (
    <>
      <TabsFilter name="group" label="Type" choices={GROUPS} />
      <FilterBar>
        <SearchFilter label="File name" />
        <ChoiceFilter
          name="folder"
          label="Folder"
          all="All folders"
          choices={folders.map(({ folder, files }) => ({ value: folder, word: `${folder} (${files})` }))}
        />
        <ChoiceFilter name="isUsed" label="Use" all="Used or not" choices={USES} />
      </FilterBar>
    </>
  );
}
