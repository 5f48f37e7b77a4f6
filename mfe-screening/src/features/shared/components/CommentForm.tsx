import * as http from '@shortlist/contracts/http/resumes';
import { type SharedComment, shareLimits } from '@shortlist/contracts/sharing';
import {
  Button,
  errorMessage,
  Note,
  Row,
  Stack,
  TextArea,
  TextField,
  useHost,
} from '@shortlist/web-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

const Form = styled.form`
  max-width: 560px;
  @media print {
    display: none;
  }
`;

export interface CommentFormProps {
  readonly secret: string;
  readonly candidateId: string;
  /** Name of the person whom the comment is about. */
  readonly name: string;
  readonly author: string;
  readonly onAuthor: (author: string) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onCancel: () => void;
  readonly onWritten: (comment: SharedComment) => void;
}

/** A comment about one person. What was typed stays when it could not be sent, or is put aside. */
export function CommentForm(props: CommentFormProps) {
  const { secret, candidateId, name, author, onAuthor, text, onText, onCancel, onWritten } = props;
  const { call, notify } = useHost();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input, textarea',
    );
    const blank = [...(fields ?? [])].find(({ value }) => value === '');
    (blank ?? fields?.[fields.length - 1])?.focus();
  }, []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      const body = { token: secret, candidateId, author, text };
      const { comment } = await call(http.commentShared, { body });
      notify({ kind: 'success', message: 'Your comment was sent.' });
      onWritten(comment);
    } catch (problem) {
      setError(errorMessage(problem));
      setBusy(false);
    }
  };

  return (
    <Form ref={form} aria-label={`Comment on ${name}`} onSubmit={(event) => void send(event)}>
      <Stack gap={3}>
        <TextField
          label="Your name"
          value={author}
          maxLength={shareLimits.name}
          required
          autoComplete="name"
          onChange={({ target }) => onAuthor(target.value)}
        />
        <TextArea
          label="Comment"
          hint="Visible to the recruiter and to anyone with this link."
          rows={3}
          value={text}
          maxLength={shareLimits.comment}
          required
          onChange={({ target }) => onText(target.value)}
        />
        {error ? <Note tone="bad">{error}</Note> : null}
        <Row gap={2}>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyLabel="Sending..."
            disabled={author.trim() === '' || text.trim() === ''}
          >
            Send comment
          </Button>
          <Button onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
