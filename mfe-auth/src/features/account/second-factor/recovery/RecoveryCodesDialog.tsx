import { Button, copyText, Dialog, downloadFile, Icon, Row, useHost } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  margin: var(--s4) 0;
  padding: var(--s3) var(--s4);
  border-radius: var(--radius-control);
  background: var(--sunken);
  color: var(--ink);
  font:
    var(--text-sm) / 1.7 ui-monospace,
    monospace;
  list-style: none;
  overflow-wrap: anywhere;
`;

export interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

function fileOf(codes: readonly string[]): Blob {
  const lines = ['Shortlist recovery codes. Each works once.', '', ...codes, ''];
  return new Blob([lines.join('\n')], { type: 'text/plain' });
}

/** The recovery codes, this once. Closed by its button only, so that they are not lost by a slip. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { notify } = useHost();

  async function copy(): Promise<void> {
    notify(
      (await copyText(codes.join('\n')))
        ? { kind: 'success', message: 'The recovery codes are copied.' }
        : {
            kind: 'error',
            message: 'The browser did not copy them. Please download them instead.',
          },
    );
  }

  return (
    <Dialog
      open
      title="Keep your recovery codes"
      onClose={onClose}
      dismissable={false}
      actions={
        <Button variant="primary" onClick={onClose}>
          I have kept them
        </Button>
      }
    >
      Each of these signs you in once when your device is lost. They are shown only now: keep them
      in a password manager or on paper.
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Row gap={2}>
        <Button onClick={() => void copy()}>
          <Icon name="copy" />
          Copy
        </Button>
        <Button onClick={() => downloadFile('shortlist-recovery-codes.txt', fileOf(codes))}>
          <Icon name="download" />
          Download
        </Button>
      </Row>
    </Dialog>
  );
}
