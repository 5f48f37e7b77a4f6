import { Button, copyText, Icon, icons, useHost } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const Text = styled.pre`
  max-height: 420px;
  overflow: auto;
  padding: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--sunken);
  color: var(--ink);
  font:
    var(--text-sm) / 1.6 ui-monospace,
    monospace;
  tab-size: 2;

  &:focus-visible {
    outline-offset: -2px;
  }

  @media print {
    max-height: none;
    white-space: pre-wrap;
  }
`;

const Box = styled.div`
  display: grid;
  justify-items: end;
  gap: var(--s1);
  margin-top: var(--s3);

  & > pre {
    justify-self: stretch;
    min-width: 0;
  }

  @media print {
    & > button {
      display: none;
    }
  }
`;

export interface CodeProps {
  /** Its description for screen readers: 'Example call'. */
  readonly label: string;
  readonly children: string;
  /** Whether it is of use elsewhere; default true. */
  readonly copied?: boolean;
}

/** Text of a program, to be read and copied. It can be scrolled by keys. */
export function Code({ label, children, copied = true }: CodeProps) {
  const { notify } = useHost();

  async function copy(): Promise<void> {
    notify(
      (await copyText(children))
        ? { kind: 'success', message: 'It is copied.' }
        : { kind: 'error', message: 'The browser did not copy it. Please select it and copy it.' },
    );
  }

  return (
    <Box>
      <Text role="region" aria-label={label} tabIndex={0}>
        <code>{children}</code>
      </Text>
      {copied && (
        <Button variant="bare" aria-label={`Copy: ${label}`} onClick={() => void copy()}>
          <Icon shape={icons.copy} />
          Copy
        </Button>
      )}
    </Box>
  );
}
