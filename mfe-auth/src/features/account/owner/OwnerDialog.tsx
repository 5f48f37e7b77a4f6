import type { OwnerProof } from '@shortlist/contracts/http/auth';
import { Note, PasswordField } from '@shortlist/web-kit';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { serverMessage, unexpectedErrorText } from '../../../failures.js';
import { GoogleMark } from '../../../google/components/GoogleMark.js';
import { FormDialog, type FormDialogProps } from '../dialogs/FormDialog.js';
import { type Identity, useAccountState } from './AccountState.js';
import { useMailedLink } from './use-mailed-link.js';

const Why = styled.p`
  * + & {
    margin-top: var(--s3);
  }
`;

export interface OwnerDialogProps extends Omit<
  FormDialogProps,
  'onSubmit' | 'children' | 'busy' | 'initialProblem'
> {
  /** By which the page opens it again when the browser comes back from Google. */
  readonly name: string;
  readonly passwordLabel?: string;
  /** Its error is shown. */
  readonly onSubmit: (proof: OwnerProof) => Promise<void>;
  /** The fields, with what asks for the password among them; that alone by default. */
  readonly children?: (proof: ReactNode) => ReactNode;
}

/**
 * A dialog about something that only the account's owner may do. It asks for the password; where the account has none
 * it leads to Google first, and where that can't be, to a link that sets one.
 */
export function OwnerDialog(props: OwnerDialogProps) {
  const { account, arrival, google } = useAccountState();
  const { name, ...rest } = props;
  // The browser has just come back: what to ask for is not known yet.
  if (account.status === 'loading') return null;
  if (account.data?.hasPassword !== false) return <ByPassword {...rest} />;
  if (arrival?.identity) return <ByIdentity {...rest} identity={arrival.identity} />;
  return google.offered && account.data.google ? (
    <AtGoogle name={name} {...rest} />
  ) : (
    <ByMail {...rest} />
  );
}

type PartProps = Omit<OwnerDialogProps, 'name'>;

function ByPassword({ passwordLabel = 'Your password', ...props }: PartProps) {
  const { onSubmit, check, children, ...dialog } = props;
  const [password, setPassword] = useState('');
  const field = (
    <PasswordField
      label={passwordLabel}
      name="password"
      autoComplete="current-password"
      required
      value={password}
      onChange={(event) => setPassword(event.target.value)}
    />
  );
  const missing = `Please enter ${passwordLabel.toLowerCase()}.`;
  return (
    <FormDialog
      {...dialog}
      check={() => check?.() ?? (password === '' ? missing : null)}
      onSubmit={() => onSubmit({ password })}
    >
      {children ? children(field) : field}
    </FormDialog>
  );
}

function ByIdentity({ identity, ...props }: PartProps & { readonly identity: Identity }) {
  const { onSubmit, children, passwordLabel: _, ...dialog } = props;
  const { refuseArrival } = useAccountState();
  const field = <Note tone="good">Google has confirmed that it is you.</Note>;
  async function submit(): Promise<void> {
    try {
      await onSubmit({ identity });
    } catch (error) {
      // It counts once, whatever came of it.
      refuseArrival(serverMessage(error, unexpectedErrorText));
    }
  }
  return (
    <FormDialog {...dialog} onSubmit={submit}>
      {children ? children(field) : field}
    </FormDialog>
  );
}

function AtGoogle({ name, title, about, cancelLabel, onClose }: OwnerDialogProps) {
  const { arrival, google } = useAccountState();
  return (
    <FormDialog
      title={title}
      about={
        <>
          {about}
          <Why>
            Your account has no password. Please confirm with Google that it is you; you then return
            here.
          </Why>
        </>
      }
      initialProblem={arrival?.problem ?? null}
      submitLabel={
        <>
          <GoogleMark />
          Continue with Google
        </>
      }
      busyLabel="Connecting..."
      busy={google.busy}
      onSubmit={() => google.leave(name)}
      onClose={onClose}
      {...(cancelLabel === undefined ? {} : { cancelLabel })}
    />
  );
}

function ByMail({ title, about, cancelLabel, onClose }: PartProps) {
  const { email, mailLink } = useMailedLink();
  return (
    <FormDialog
      title={title}
      about={
        <>
          {about}
          <Why>
            Your account has no password to confirm that it is you. We can email {email} a link to
            set one.
          </Why>
        </>
      }
      submitLabel="Email me a link"
      busyLabel="Sending..."
      onSubmit={async () => {
        await mailLink();
        onClose();
      }}
      onClose={onClose}
      {...(cancelLabel === undefined ? {} : { cancelLabel })}
    />
  );
}
