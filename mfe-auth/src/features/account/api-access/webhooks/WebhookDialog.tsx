import { type Webhook, type WebhookEvent, webhookEvents } from '@shortlist/contracts/webhooks';
import { Checkbox, TextField } from '@shortlist/web-kit';
import { useState } from 'react';
import { FormDialog } from '../../dialogs/FormDialog.js';
import { Choices } from '../Choices.js';

const texts: Readonly<Record<WebhookEvent, string>> = {
  'screening.completed': 'All resumes of a screening, or files added later, are scored',
  'decision.made': 'Someone decided about a candidate, or undid a decision',
  'comment.created': 'A member or somebody with a link wrote a comment',
  'member.joined': 'Someone joined the workspace',
};

export interface WantedWebhook {
  readonly url: string;
  readonly events: WebhookEvent[];
}

export interface WebhookDialogProps {
  /** The one to change; null: a new one. */
  readonly webhook: Webhook | null;
  /** Its error is shown. */
  readonly onWanted: (wanted: WantedWebhook) => Promise<void>;
  readonly onClose: () => void;
}

/** Form for an address and its events. */
export function WebhookDialog({ webhook, onWanted, onClose }: WebhookDialogProps) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(webhook?.events ?? [...webhookEvents]);

  const events = webhookEvents.filter((event) => chosen.includes(event));

  function check(): string | null {
    if (url.trim() === '') return 'Please enter an address.';
    return events.length === 0 ? 'Please choose at least one event.' : null;
  }

  return (
    <FormDialog
      title={webhook ? 'Change the webhook' : 'Add a webhook'}
      submitLabel={webhook ? 'Save changes' : 'Add webhook'}
      busyLabel="Saving..."
      check={check}
      onSubmit={() => onWanted({ url: url.trim(), events })}
      onClose={onClose}
    >
      <TextField
        label="Address"
        name="webhook-url"
        type="url"
        autoComplete="off"
        required
        placeholder="https://"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <Choices>
        <legend>Call it when</legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            name={event}
            checked={chosen.includes(event)}
            onChange={({ target }) =>
              setChosen(
                target.checked ? [...chosen, event] : chosen.filter((each) => each !== event),
              )
            }
            label={
              <>
                <b>{event}</b>
                {texts[event]}
              </>
            }
          />
        ))}
      </Choices>
    </FormDialog>
  );
}
