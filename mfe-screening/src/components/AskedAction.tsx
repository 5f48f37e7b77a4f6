import { Button, Row } from '@shortlist/web-kit';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { RowAction } from './RowAction.js';

const Question = styled(Row)`
  margin-top: var(--s1);
  font-size: var(--text-sm);
  @media print {
    display: none;
  }
`;

export interface AskedActionProps {
  readonly label: ReactNode;
  /** The consequence, as a sentence. */
  readonly question: string;
  /** Label of the button that confirms. */
  readonly confirm: string;
  readonly busyLabel: string;
  /** Says by itself what went wrong; the question is over then, too. */
  readonly onConfirm: () => Promise<void>;
}

/** An action in a row that can't be taken back: it asks in its place first. */
export function AskedAction({ label, question, confirm, busyLabel, onConfirm }: AskedActionProps) {
  const [step, setStep] = useState<'idle' | 'asked' | 'busy'>('idle');
  const [wasAsked, setWasAsked] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step === 'asked') keep.current?.focus();
    if (step === 'idle' && wasAsked) action.current?.focus();
  }, [step, wasAsked]);

  if (step === 'idle') {
    return (
      <div>
        <RowAction ref={action} type="button" onClick={() => setStep('asked')}>
          {label}
        </RowAction>
      </div>
    );
  }
  const back = () => {
    setWasAsked(true);
    setStep('idle');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Not for the dialog around.
    event.stopPropagation();
    event.preventDefault();
    back();
  };
  return (
    <Question gap={2} role="group" aria-label={confirm} onKeyDown={onKeyDown}>
      <span>{question}</span>
      <Button ref={keep} disabled={step === 'busy'} onClick={back}>
        Keep it
      </Button>
      <Button
        busy={step === 'busy'}
        busyLabel={busyLabel}
        onClick={() => {
          setStep('busy');
          void onConfirm().then(back);
        }}
      >
        {confirm}
      </Button>
    </Question>
  );
}
