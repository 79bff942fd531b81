import { FILE_GROUPS, FILE_MAX_MB, FILES_AT_ONCE } from '#contract/calls/files.ts';
import type { FileGroup } from '#contract/calls/files.ts';
import { FILES_MAX_UPLOAD, FILES_NONE_SELECTED, FILES_TYPE_NOT_ALLOWED, fill } from '#contract/messages.ts';
import { OTHER_KINDS, otherKindOfName } from '#contract/calls/other-kinds.ts';
import { REFUSALS } from '#contract/calls/refusals.ts';
import { shared } from '../words/language.ts';

/** Which files may be chosen: groups and number. */
export interface FileOptions {
  groups: readonly FileGroup[];
  most?: number;
}

/** Returns the `accept` attribute for these groups. */
export function acceptOf(groups: readonly FileGroup[]): string {
  return groups.flatMap((group) => FILE_GROUPS[group].endings.map((ending) => `.${ending}`)).join(',');
}

function groupOf({ name, type }: File): FileGroup | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const byEnding = (Object.keys(FILE_GROUPS) as FileGroup[]).find((group) =>
    FILE_GROUPS[group].endings.some((known) => known === ending),
  );
  return byEnding ?? (type.startsWith('image/') ? 'images' : type.startsWith('video/') ? 'videos' : undefined);
}

/** Returns why these files cannot be uploaded. The server checks their content as well. */
export function errorOf(files: readonly File[], { groups, most = FILES_AT_ONCE }: FileOptions): string | undefined {
  if (files.length === 0) return shared(FILES_NONE_SELECTED);
  if (files.length > most) return fill(shared(FILES_MAX_UPLOAD), { count: most });
  for (const file of files) {
    const group = groupOf(file);
    const types = groups.map((name) => FILE_GROUPS[name].types.replace(' and ', ', ')).join(', ');
    const other = otherKindOfName(file.name);
    if (other) return fill(shared(REFUSALS.FILE_KIND_WRONG.text), { types, reason: shared(OTHER_KINDS[other].words) });
    if (!group || !groups.includes(group)) return fill(shared(FILES_TYPE_NOT_ALLOWED), { types });
    const megabytes = FILE_MAX_MB[FILE_GROUPS[group].mediaType];
    if (file.size > megabytes * 1024 * 1024) {
      return group === 'documents'
        ? fill(shared(REFUSALS.DOCUMENT_TOO_LARGE.text), { megabytes })
        : fill(shared(REFUSALS.FILE_TOO_LARGE.text), { picture: FILE_MAX_MB.IMAGE, film: FILE_MAX_MB.VIDEO });
    }
  }
  return undefined;
}
