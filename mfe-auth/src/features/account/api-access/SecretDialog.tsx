import { Button, copyText, Dialog, Icon, Row, useHost } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const Secret = styled.code`
  display: block;
  margin: var(--s4) 0;
  padding: var(--s3) var(--s4);
  border-radius: var(--radius-control);
  background: var(--sunken);
  color: var(--ink);
  font:
    var(--text-sm) / 1.7 ui-monospace,
    monospace;
  overflow-wrap: anywhere;
  user-select: all;
`;

export interface SecretDialogProps {
  readonly title: string;
  readonly about: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** A secret, this once. Closed by its button only, so that it is not lost by a slip. */
export function SecretDialog({ title, about, secret, onClose }: SecretDialogProps) {
  const { notify } = useHost();

  async function copy(): Promise<void> {
    notify(
      (await copyText(secret))
        ? { kind: 'success', message: 'It is copied.' }
        : { kind: 'error', message: 'The browser did not copy it. Please select it and copy it.' },
    );
  }

  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      dismissable={false}
      actions={
        <Button variant="primary" onClick={onClose}>
          I have kept it
        </Button>
      }
    >
      {about}
      <Secret>{secret}</Secret>
      <Row gap={2}>
        <Button onClick={() => void copy()}>
          <Icon name="copy" />
          Copy
        </Button>
      </Row>
    </Dialog>
  );
}
