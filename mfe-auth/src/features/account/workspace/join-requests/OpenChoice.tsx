import { Switch } from '../Switch.js';
import { describeWho, type JoinRequests } from './describe-join-request.js';
import { Choice } from './JoinRequestRowParts.js';

function describe({ open, isOnlyBySignOn }: JoinRequests): string {
  if (isOnlyBySignOn)
    return 'We do not offer it while single sign-on is the only way in: people join by it.';
  return open
    ? 'They see the name of the workspace. Nobody joins before an owner or admin accepts.'
    : 'They do not see the workspace. You can invite them.';
}

export interface OpenChoiceProps {
  readonly data: JoinRequests;
  readonly busy: boolean;
  readonly onChange: (open: boolean) => void;
}

/** The switch that lets people ask to join, with its consequences. */
export function OpenChoice({ data, busy, onChange }: OpenChoiceProps) {
  const who = describeWho(data);
  return (
    <Choice>
      <span>
        <b>{who}</b>
        <small>{describe(data)}</small>
      </span>
      <Switch
        aria-label={who}
        aria-checked={data.open}
        disabled={busy || data.isOnlyBySignOn}
        onClick={() => onChange(!data.open)}
      />
    </Choice>
  );
}
