import { Button, Dialog, Note } from '@shortlist/web-kit';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Form } from '../../../components/Form.js';
import { CooldownLine } from '../../../cooldown/CooldownLine.js';
import { useCooldown } from '../../../cooldown/use-cooldown.js';
import { useSubmit } from '../use-submit.js';

const Fields = styled(Form)`
  * + & {
    margin-top: var(--s4);
  }

  &:empty {
    display: none;
  }
`;

export interface FormDialogProps {
  readonly title: string;
  /** Explanation of the consequences, above the fields. */
  readonly about?: ReactNode;
  readonly submitLabel: ReactNode;
  readonly busyLabel?: string;
  readonly cancelLabel?: string;
  /** `danger` for what can't be taken back. */
  readonly tone?: 'primary' | 'danger';
  /** Something is under way that it did not begin. */
  readonly busy?: boolean;
  /** Problem before the first try. */
  readonly initialProblem?: string | null;
  /** Checks the fields; null when they are valid. */
  readonly check?: () => string | null;
  /** Its error is shown. */
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
  /** The fields; without any the dialog is a question. */
  readonly children?: ReactNode;
}

/** The field that is to be mended: one that is not filled in, else the password, else the first. */
function findField(form: HTMLFormElement | null): HTMLElement | null {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input, select') ?? [])];
  const isPassword = ({ autocomplete }: HTMLInputElement) => autocomplete === 'current-password';
  return (
    fields.find((field) => !field.checkValidity()) ?? fields.find(isPassword) ?? fields[0] ?? null
  );
}

/**
 * A question or a form in a dialog: Enter sends it, once; what went wrong, and how long to wait when it was tried too
 * often, stands beside its buttons, and the field to mend has the focus.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, about, submitLabel, busyLabel, onSubmit, onClose, children } = props;
  const { cancelLabel = 'Cancel', tone = 'primary', check = () => null } = props;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { problem, submit, setProblem, ...own } = useSubmit(props.initialProblem);
  const busy = own.busy || props.busy === true;
  const { seconds, waitAfter } = useCooldown();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || seconds > 0) return;
    const wrong = check();
    if (wrong !== null) setProblem(wrong);
    else if (await submit(() => onSubmit().catch(rememberWait))) return;
    findField(form.current)?.focus();
  }

  function rememberWait(error: unknown): never {
    waitAfter(error);
    throw error;
  }

  return (
    <Dialog
      open
      title={title}
      dismissable={!busy}
      onClose={onClose}
      note={
        <>
          {problem === null ? null : <Note tone="bad">{problem}</Note>}
          <CooldownLine seconds={seconds} action="try" />
        </>
      }
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={tone}
            aria-disabled={seconds > 0 || undefined}
            {...{ busy, busyLabel }}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {about === undefined ? null : <div>{about}</div>}
      <Fields
        ref={form}
        id={formId}
        noValidate
        aria-label={title}
        onSubmit={(event) => void send(event)}
      >
        {children}
      </Fields>
    </Dialog>
  );
}
