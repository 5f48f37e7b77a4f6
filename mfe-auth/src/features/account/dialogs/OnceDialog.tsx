import { Button, copyText, Dialog, Icon, icons, Row, useHost } from '@shortlist/web-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  margin: var(--s4) 0;
  padding: var(--s3) var(--s4);
  border-radius: var(--radius-control);
  background: var(--sunken);
  color: var(--ink);
  font:
    var(--text-sm) / 1.7 ui-monospace,
    monospace;
  overflow-wrap: anywhere;
`;

export interface OnceDialogProps {
  readonly title: string;
  readonly about: string;
  /** The shown content. */
  readonly children: ReactNode;
  /** The same, as it is copied. */
  readonly text: string;
  readonly copied: string;
  readonly notCopied: string;
  /** The button that closes. */
  readonly kept: string;
  /** More buttons beside Copy. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}

/** Something secret, shown this once. Closed by its button only, so that it is not lost by a slip. */
export function OnceDialog({
  title,
  about,
  children,
  text,
  copied,
  notCopied,
  kept,
  actions,
  onClose,
}: OnceDialogProps) {
  const { notify } = useHost();

  async function copy(): Promise<void> {
    notify(
      (await copyText(text))
        ? { kind: 'success', message: copied }
        : { kind: 'error', message: notCopied },
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
          {kept}
        </Button>
      }
    >
      {about}
      <Box>{children}</Box>
      <Row gap={2}>
        <Button onClick={() => void copy()}>
          <Icon shape={icons.copy} />
          Copy
        </Button>
        {actions}
      </Row>
    </Dialog>
  );
}
