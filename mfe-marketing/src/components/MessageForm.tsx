import { Button } from '@shortlist/web-kit';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: var(--s4);
`;

/** Short fields of such a form, two beside each other where there is space. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s4);
  align-items: start;

  @media (max-width: 600px) {
    grid-template-columns: 1fr;
  }
`;

const Submit = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s4);

  & > [role] {
    justify-self: stretch;
  }
`;

export interface MessageFormProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly button: string;
  readonly busy: boolean;
  /** Outcome of the last try. */
  readonly outcome: ReactNode;
  /** Sends; resolves to the name of the first field that is wrong; null when none is. */
  readonly submit: () => Promise<string | null>;
}

/** A form that sends a message to people. The first field that is wrong gets the focus. */
export function MessageForm({ label, children, button, busy, outcome, submit }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const invalid = await submit();
    if (invalid) form.current?.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus();
  }

  return (
    <Form ref={form} noValidate onSubmit={(event) => void onSubmit(event)} aria-label={label}>
      {children}
      <Submit>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Sending...">
          {button}
        </Button>
        {outcome}
      </Submit>
    </Form>
  );
}
