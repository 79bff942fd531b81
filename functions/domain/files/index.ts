export { renameFile, replacePicture, showFileTo } from './change-file.ts';
export { describeFile } from './describe-file.ts';
export { findEqualFiles, listFiles, listFolders } from './list-files.ts';
export { managedFiles, tellOfFile } from './manage-files.ts';
export { movedFile } from './moved-file.ts';
export { removeFile, removeFiles } from './remove-files.ts';
export { filesToZip } from './zip-files.ts';
