import { Button } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { GoogleMark } from './GoogleMark.js';

const Divider = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 14px 0;
  font-size: var(--text-xs);
  color: var(--ink-faint);

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--line);
  }
`;

export interface GoogleButtonProps {
  readonly label: string;
  readonly google: {
    readonly offered: boolean;
    readonly busy: boolean;
    readonly start: () => void;
  };
}

/** The way in through Google, under the form; nothing where it is not offered. */
export function GoogleButton({ label, google }: GoogleButtonProps) {
  if (!google.offered) return null;
  return (
    <>
      <Divider>or</Divider>
      <Button size="lg" block busy={google.busy} busyLabel="Connecting..." onClick={google.start}>
        <GoogleMark />
        {label}
      </Button>
    </>
  );
}
