import type { PrivacyRequest } from '@shortlist/contracts/privacy';
import { Button, Row } from '@shortlist/web-kit';
import { useState } from 'react';
import type { AnswerProps } from './answer-props.js';
import { DeleteAnswer } from './DeleteAnswer.js';
import { SendAnswer } from './SendAnswer.js';
import { WriteAnswer } from './WriteAnswer.js';

type Kind = 'delete' | 'send' | 'correct' | 'decline';

const labels: Readonly<Record<Kind, string>> = {
  delete: 'Delete',
  send: 'Send their data',
  correct: 'I corrected it',
  decline: 'Decline',
};

/** The usual answer to a wish; it comes first. */
const usual: Readonly<Record<PrivacyRequest['wish'], Kind>> = {
  copy: 'send',
  correct: 'correct',
  delete: 'delete',
  other: 'send',
};

export interface AnswerActionsProps extends Omit<AnswerProps, 'onClose'> {
  readonly request: PrivacyRequest;
  /** True where the usual answer is the page's main action. */
  readonly isMain: boolean;
}

/** Every answer that can be given, the usual one first; each asks once, as none can be taken back. */
export function AnswerActions({ request, isMain, chosen, onAnswer }: AnswerActionsProps) {
  const [asking, setAsking] = useState<Kind | null>(null);
  const { people, wish } = request;
  const first = usual[wish];
  const kinds: readonly Kind[] = ['delete', 'send', 'correct', 'decline'];
  const ordered = [first, ...kinds.filter((kind) => kind !== first)];
  const close = () => setAsking(null);
  const answer = { chosen, onAnswer, onClose: close };
  const isMissing = people.length > 0 && chosen.length === 0;
  return (
    <>
      <Row gap={2}>
        {ordered.map((kind) => (
          <Button
            key={kind}
            variant={isMain && kind === first ? 'primary' : 'quiet'}
            disabled={isMissing && (kind === 'delete' || kind === 'send')}
            onClick={() => setAsking(kind)}
          >
            {labels[kind]}
          </Button>
        ))}
      </Row>
      {asking === 'delete' ? <DeleteAnswer {...answer} /> : null}
      {asking === 'send' ? <SendAnswer {...answer} email={request.email} /> : null}
      {asking === 'correct' || asking === 'decline' ? (
        <WriteAnswer {...answer} kind={asking} />
      ) : null}
    </>
  );
}
