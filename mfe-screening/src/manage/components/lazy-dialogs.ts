import { createLazyDialog } from '@shortlist/web-kit';

// In one file of their own: a list of screenings waits for none of them.
const load = () => import('./dialogs.js');

export const AddResumesDialog = createLazyDialog(
  async () => (await load()).AddResumesDialog,
  'Add resumes',
);
export const ShareDialog = createLazyDialog(
  async () => (await load()).ShareDialog,
  'Share the shortlist',
);
export const RenameDialog = createLazyDialog(
  async () => (await load()).RenameDialog,
  'Rename screening',
);
export const DeleteDialog = createLazyDialog(
  async () => (await load()).DeleteDialog,
  'Delete screening',
);

export const screeningDialogs = [AddResumesDialog, ShareDialog, RenameDialog, DeleteDialog];
