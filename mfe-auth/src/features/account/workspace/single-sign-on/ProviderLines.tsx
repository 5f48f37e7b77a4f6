import { memberRoleTexts } from '@shortlist/contracts/roles';
import { Button, copyText, formatTime, useHost } from '@shortlist/web-kit';
import { dayInSentence } from './day-in-sentence.js';
import { Line } from './SingleSignOnParts.js';
import type { SignOn } from './use-single-sign-on.js';

/** Puts a text on the clipboard and says so. */
export function CopyButton({ label, text }: { readonly label: string; readonly text: string }) {
  const { notify } = useHost();
  const copy = async () =>
    notify(
      (await copyText(text))
        ? { kind: 'success', message: `${label} copied.` }
        : { kind: 'error', message: 'Your browser refused. Please select the text and copy it.' },
    );
  return (
    <Button variant="bare" aria-label={`Copy ${label}`} onClick={() => void copy()}>
      Copy
    </Button>
  );
}

export interface ProviderLinesProps {
  readonly provider: NonNullable<SignOn['provider']>;
  readonly onEdit: () => void;
}

/** The provider of the workspace, with its last test. */
export function ProviderLines({ provider, onEdit }: ProviderLinesProps) {
  const { issuer, testedAt } = provider;
  const test =
    testedAt === null
      ? 'not tested yet'
      : `last test passed ${dayInSentence(testedAt)}, ${formatTime(testedAt)}`;
  return (
    <>
      <Line>
        <dt>Kind</dt>
        <dd>OpenID Connect · {test}</dd>
        <dd>
          <Button variant="bare" aria-label="Edit the provider" onClick={onEdit}>
            Edit
          </Button>
        </dd>
      </Line>
      <Line>
        <dt>Issuer</dt>
        <dd>{issuer}</dd>
        <dd>
          <CopyButton label="Issuer" text={issuer} />
        </dd>
      </Line>
    </>
  );
}

export interface RoleLineProps {
  readonly role: NonNullable<SignOn['provider']>['role'];
  readonly onEdit: () => void;
}

/** The role of people who join by signing in. */
export function RoleLine({ role, onEdit }: RoleLineProps) {
  return (
    <Line>
      <dt>New people join as</dt>
      <dd>{memberRoleTexts[role].name}</dd>
      <dd>
        <Button variant="bare" aria-label="Change the role of new people" onClick={onEdit}>
          Change
        </Button>
      </dd>
    </Line>
  );
}
