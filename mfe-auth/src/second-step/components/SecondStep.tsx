import { Button, Checkbox, Note, TextField } from '@shortlist/web-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AuthLayout } from '../../components/AuthLayout.js';
import { Actions, Form, Messages } from '../../components/Form.js';
import { LegalLine } from '../../components/LegalLine.js';
import { CooldownLine } from '../../cooldown/CooldownLine.js';
import type { PendingStep } from '../pending-step.js';
import { type Method, methodTexts, useMethods } from '../use-methods.js';
import { useSecondStep } from '../use-second-step.js';

export interface SecondStepProps {
  readonly step: PendingStep;
  /** Back to the first step; with a sentence when the sign-in is over. */
  readonly onStartAgain: (message: string | null) => void;
}

/** The page between a right password and the session: a passkey or a code, for accounts that ask for one. */
export function SecondStep({ step, onStartAgain }: SecondStepProps) {
  const { busy, failure, seconds, fail, finish, askForPasskey } = useSecondStep({
    step,
    onOver: onStartAgain,
  });
  const { method, others, choose } = useMethods(step);
  const [text, setText] = useState('');
  const [rememberDevice, setRememberDevice] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { lead, field, action } = methodTexts[method];

  const focus = () => (input.current ?? button.current)?.focus();
  useEffect(focus, [method]);

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || seconds > 0) return;
    if (!field) await askForPasskey(rememberDevice);
    else if (text.trim() === '') fail(field.empty);
    else await finish({ [method]: text.trim(), rememberDevice });
    focus();
    input.current?.select();
  }

  function switchTo(other: Method): void {
    choose(other);
    setText('');
    fail(null);
  }

  return (
    <AuthLayout title="One more step" lead={lead} foot={<LegalLine />}>
      <Messages>
        {failure !== null && (
          <Note tone="bad" title="Not signed in yet">
            {failure}
          </Note>
        )}
      </Messages>
      <Form noValidate onSubmit={(event) => void onSubmit(event)} aria-label="Second step">
        {field ? (
          <TextField
            key={method}
            ref={input}
            name={method}
            label={field.label}
            hint={field.hint}
            size="lg"
            required
            {...field.input}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        ) : null}
        <Checkbox
          label="Do not ask again in this browser for 30 days"
          checked={rememberDevice}
          onChange={(event) => setRememberDevice(event.target.checked)}
        />
        <CooldownLine seconds={seconds} action="try" />
        <Button
          ref={button}
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={busy}
          busyLabel="Checking..."
          aria-disabled={seconds > 0 || undefined}
        >
          {action}
        </Button>
      </Form>
      <Actions>
        {others.map((other) => (
          <Button key={other} size="lg" block onClick={() => switchTo(other)}>
            {methodTexts[other].instead}
          </Button>
        ))}
        <Button variant="bare" size="lg" block onClick={() => onStartAgain(null)}>
          Start again
        </Button>
      </Actions>
    </AuthLayout>
  );
}
