// Dialogs that lazy-dialogs.ts loads as one file.
export { ShareDialog } from '../../sharing/components/ShareDialog.js';
export { AddResumesDialog } from './AddResumesDialog.js';
export { DeleteDialog } from './DeleteDialog.js';
export { RenameDialog } from './RenameDialog.js';
