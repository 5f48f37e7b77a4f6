import { Button, useMay } from '@shortlist/web-kit';
import { useState } from 'react';
import { useHasKeptText } from '../../../../../kept-text/use-kept-text.js';
import { useScreeningChanges } from '../../../../../people/store/use-screening.js';
import { MailSettingsDialog } from './MailSettingsDialog.js';
import { settingsText } from './MailSettingsForm.js';

/** Opens how the account's emails are sent and signed; by itself when what was written there is not saved yet. */
export function MailSettingsAction() {
  const { changeable } = useScreeningChanges();
  const hasUnsaved = useHasKeptText(settingsText);
  const [isOpen, setOpen] = useState(hasUnsaved);
  const mayChange = useMay()('settings.change');
  if (!changeable || !mayChange) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sender and signature</Button>
      {isOpen ? <MailSettingsDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
