import * as http from '@shortlist/contracts/http/auth';
import { Icon, icons, useHost } from '@shortlist/web-kit';
import { Only, Switch } from './SingleSignOnParts.js';
import type { SignOn, SingleSignOnState } from './use-single-sign-on.js';

/** Names members who would have no way in. */
function describeShutOut(people: SignOn['shutOut']): string {
  const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
  const shown = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} others`] : names;
  const verb = names.length === 1 ? 'has' : 'have';
  return `${new Intl.ListFormat('en').format(shown)} ${verb} never signed in this way.`;
}

/** The switch that stops passwords and Google, with its consequences. */
export function OnlyLine({
  signOn: { busy, change },
  data: { provider, shutOut },
}: {
  readonly signOn: SingleSignOnState;
  readonly data: SignOn;
}) {
  const { call } = useHost();
  const only = provider?.only ?? false;
  const canSwitch = only || (provider?.testedAt ?? null) !== null;
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
        <small>
          {canSwitch
            ? 'Passwords and Google stop here. Owners with a second factor keep a way in.'
            : 'Test the sign-in first.'}
        </small>
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
