import { Button, copyText, Note, Row, Stack, TextField } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { shareAddress } from '../share-address.js';

export interface CreatedLinkProps {
  readonly token: string;
  readonly onCopied: () => void;
  readonly onAnother: () => void;
}

/** A new link, shown this once. */
export function CreatedLink({ token, onCopied, onAnother }: CreatedLinkProps) {
  const [state, setState] = useState<'new' | 'copied' | 'refused'>('new');
  const button = useRef<HTMLButtonElement>(null);
  const address = shareAddress(token);
  useEffect(() => button.current?.focus(), []);

  const copy = async () => {
    const done = await copyText(address);
    setState(done ? 'copied' : 'refused');
    if (done) onCopied();
  };

  return (
    <Stack gap={3}>
      <TextField
        label="The link"
        hint="Copy it now: we show it once. Share it only with the recipient."
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Row>
        <Button ref={button} variant="primary" onClick={() => void copy()}>
          {state === 'copied' ? 'Copied!' : 'Copy link'}
        </Button>
        <Button onClick={onAnother}>Create another</Button>
      </Row>
      {state === 'refused' ? (
        <Note tone="bad">
          The browser did not allow copying. Please select the link and copy it yourself.
        </Note>
      ) : null}
    </Stack>
  );
}
