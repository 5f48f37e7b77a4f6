import * as http from '@shortlist/contracts/http/auth';
import { Icon, icons, TextLink, useHost } from '@shortlist/web-kit';
import type { ReactNode } from 'react';
import { Switch } from '../Switch.js';
import { Only } from './SingleSignOnParts.js';
import type { SignOn, SingleSignOnState } from './use-single-sign-on.js';

/** Names members who would have no way in. */
function describeShutOut(people: SignOn['shutOut']): string {
  const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
  const shown = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} others`] : names;
  const verb = names.length === 1 ? 'has' : 'have';
  return `${new Intl.ListFormat('en').format(shown)} ${verb} never signed in this way.`;
}

/** Says what has to be done before it can be switched on. */
function describeMissing(missing: SignOn['missing']): ReactNode {
  switch (missing) {
    case null:
    case 'other':
      return 'Passwords and Google stop here. Owners keep a way in with their second factor.';
    case 'your-factor':
      return (
        <>
          Set up <TextLink to="/account#security">your second factor</TextLink> first. It is your
          way in when the provider fails.
        </>
      );
    case 'owner-factor':
      return 'Ask an owner to set up a second factor first. It is their way in.';
    case 'domain':
      return 'Verify a domain first.';
    default:
      return 'Test the sign-in first.';
  }
}

export interface OnlyLineProps {
  readonly signOn: SingleSignOnState;
  readonly data: SignOn;
}

/** The switch that stops passwords and Google, with its consequences. */
export function OnlyLine({ signOn: { busy, change }, data }: OnlyLineProps) {
  const { call } = useHost();
  const { provider, shutOut, missing } = data;
  const only = provider?.only ?? false;
  const canSwitch = only || missing === null || missing === 'other';
  const toggle = () =>
    change(
      'only',
      () => call(http.setSingleSignOnOnly, { body: { only: !only } }),
      only ? 'Other ways to sign in work again.' : 'Single sign-on is now the only way in.',
    );
  return (
    <Only>
      <span>
        <b>Only by single sign-on</b>
        <small>{describeMissing(only ? null : missing)}</small>
      </span>
      <Switch
        aria-label="Only by single sign-on"
        aria-checked={only}
        disabled={!canSwitch || busy !== null}
        onClick={() => void toggle()}
      />
      {shutOut.length > 0 && (
        <p>
          <Icon shape={icons.warning} />
          {describeShutOut(shutOut)}
        </p>
      )}
    </Only>
  );
}
