import { Button, Dialog, Note, Stack } from '@shortlist/web-kit';
import { type MouseEvent, useEffect, useState } from 'react';
import type { AskedOverride } from './read-asked.js';

/** Milliseconds until Yes can be pressed: the second half of a double click somewhere else does not say it. */
const pauseMs = 1000;

export interface OverrideQuestionProps {
  readonly overrides: readonly AskedOverride[];
  /** Why the last Yes came to nothing. */
  readonly failure: string | null;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks whether code from elsewhere may run here. Only a press of the person themselves counts as Yes, no script's. */
export function OverrideQuestion({ overrides, failure, onYes, onNo }: OverrideQuestionProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), pauseMs);
    return () => clearTimeout(timer);
  }, []);
  const say = (event: MouseEvent) => {
    if (event.nativeEvent.isTrusted) onYes();
  };
  const origins = [...new Set(overrides.map(({ origin }) => origin))];
  return (
    <Dialog
      open
      title={`Load parts of Shortlist from ${origins.join(' and ')}?`}
      onClose={onNo}
      note={failure === null ? null : <Note tone="warn">{failure}</Note>}
      actions={
        <>
          <Button variant="quiet" onClick={onNo}>
            No, leave it as it is
          </Button>
          <Button disabled={!isReady} onClick={say}>
            Yes, in this browser
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <p>The link that you followed asks for it:</p>
        <ul>
          {overrides.map(({ remote, origin }) => (
            <li key={remote}>
              <strong>{remote}</strong> from <strong>{origin}</strong>
            </li>
          ))}
        </ul>
        <p>
          Those parts can see and do everything that you can here. Accept only if you trust their
          author. They stay for a day, or until you press Reset.
        </p>
      </Stack>
    </Dialog>
  );
}
