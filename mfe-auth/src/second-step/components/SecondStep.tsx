import { Button, Checkbox, Note, TextField } from '@shortlist/web-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AuthLayout } from '../../components/AuthLayout.js';
import { Actions, Form, Messages } from '../../components/Form.js';
import { LegalLine } from '../../components/LegalLine.js';
import { CooldownLine } from '../../cooldown/CooldownLine.js';
import type { PendingStep } from '../pending-step.js';
import { useSecondStep } from '../use-second-step.js';

const fields = {
  code: {
    lead: 'Enter the code that your authenticator app shows for Shortlist.',
    label: 'Code',
    hint: 'Six digits; a new one every 30 seconds.',
    empty: 'Please enter the code that your app shows.',
    other: 'Use a recovery code instead',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
  recoveryCode: {
    lead: 'Enter one of the recovery codes that you kept when you set up the second factor.',
    label: 'Recovery code',
    hint: 'Each works once. Capitals and hyphens do not matter.',
    empty: 'Please enter one of your recovery codes.',
    other: 'Use a code of your app instead',
    input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  },
} as const;
type Method = keyof typeof fields;
const isShown = (method: string): method is Method => Object.hasOwn(fields, method);

export interface SecondStepProps {
  readonly step: PendingStep;
  /** Back to the first step; with a sentence when the sign-in is over. */
  readonly onStartAgain: (message: string | null) => void;
}

/** The page between a right password and the session: a code, for accounts that ask for one. */
export function SecondStep({ step, onStartAgain }: SecondStepProps) {
  const { busy, failure, seconds, fail, finish } = useSecondStep({ step, onOver: onStartAgain });
  const methods = step.methods.filter(isShown);
  const [method, setMethod] = useState<Method>(methods[0] ?? 'recoveryCode');
  const [text, setText] = useState('');
  const [rememberDevice, setRememberDevice] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { lead, label, hint, empty, other, input: attributes } = fields[method];

  useEffect(() => input.current?.focus(), [method]);

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || seconds > 0) return;
    if (text.trim() === '') fail(empty);
    else await finish({ [method]: text.trim(), rememberDevice });
    input.current?.focus();
    input.current?.select();
  }

  function switchMethod(): void {
    setMethod(method === 'code' ? 'recoveryCode' : 'code');
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
        <TextField
          key={method}
          ref={input}
          name={method}
          label={label}
          hint={hint}
          size="lg"
          required
          {...attributes}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Checkbox
          label="Do not ask again in this browser for 30 days"
          checked={rememberDevice}
          onChange={(event) => setRememberDevice(event.target.checked)}
        />
        <CooldownLine seconds={seconds} what="try" />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={busy}
          busyLabel="Checking..."
          aria-disabled={seconds > 0 || undefined}
        >
          Continue
        </Button>
      </Form>
      <Actions>
        {methods.length > 1 && (
          <Button size="lg" block onClick={switchMethod}>
            {other}
          </Button>
        )}
        <Button variant="bare" size="lg" block onClick={() => onStartAgain(null)}>
          Start again
        </Button>
      </Actions>
    </AuthLayout>
  );
}
