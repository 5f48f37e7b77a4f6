import * as http from '@shortlist/contracts/http/auth';
import { useHost } from '@shortlist/web-kit';
import { FormDialog } from '../../dialogs/FormDialog.js';
import type { SignOn } from './use-single-sign-on.js';

export interface RemoveDomainDialogProps {
  readonly domain: string;
  readonly onSaved: (data: SignOn) => void;
  readonly onClose: () => void;
}

/** Question before a verified domain is removed. */
export function RemoveDomainDialog({ domain, onSaved, onClose }: RemoveDomainDialogProps) {
  const { call, notify } = useHost();

  async function remove(): Promise<void> {
    onSaved(await call(http.removeSignOnDomain, { params: { domain } }));
    notify({ kind: 'success', message: `${domain} is removed.` });
    onClose();
  }

  return (
    <FormDialog
      title={`Remove ${domain}?`}
      about="People with this address no longer sign in here by single sign-on. Members stay members."
      submitLabel={`Remove ${domain}`}
      busyLabel="Removing..."
      tone="danger"
      onSubmit={remove}
      onClose={onClose}
    />
  );
}
