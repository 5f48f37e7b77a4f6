import * as http from '@shortlist/contracts/http/resumes';
import {
  Button,
  Dialog,
  errorMessage,
  ErrorPanel,
  Spinner,
  useOperation,
} from '@shortlist/web-kit';
import { MailSettingsForm } from './MailSettingsForm.js';

/** How the account's rejection emails are sent and signed. */
export function MailSettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const settings = useOperation(http.getMailSettings);
  if (settings.status === 'ready') {
    return <MailSettingsForm saved={settings.data} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      size="lg"
      title="Sender and signature"
      onClose={onClose}
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      {settings.status === 'error' ? (
        <ErrorPanel
          title="The settings could not be loaded"
          message={errorMessage(settings.error)}
          onRetry={settings.reload}
        />
      ) : (
        <Spinner label="Loading the settings" />
      )}
    </Dialog>
  );
}
