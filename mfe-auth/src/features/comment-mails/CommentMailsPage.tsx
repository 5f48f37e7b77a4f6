import { stopCommentMails } from '@shortlist/contracts/http/resumes';
import { useLocation } from '@shortlist/router';
import { ButtonLink, errorMessage, ErrorPanel, Note, Spinner, useHost } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import { AuthLayout } from '../../components/AuthLayout.js';
import { Actions } from '../../components/Form.js';

type State =
  | { readonly step: 'stopping' }
  | { readonly step: 'stopped'; readonly message: string }
  | { readonly step: 'failed'; readonly problem: string };

const noLinkText = 'This address is incomplete. Please open the link in the email again.';

/** Stops the mails about comments by the link in one of them. */
export function CommentMailsPage() {
  const { call } = useHost();
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token'));
  const [round, setRound] = useState(0);
  const [state, setState] = useState<State>(
    token === null ? { step: 'failed', problem: noLinkText } : { step: 'stopping' },
  );
  useEffect(() => {
    if (token === null) return;
    let isHere = true;
    call(stopCommentMails, { query: { token } }).then(
      ({ message }) => {
        if (isHere) setState({ step: 'stopped', message });
      },
      (error: unknown) => {
        if (isHere) setState({ step: 'failed', problem: errorMessage(error) });
      },
    );
    return () => {
      isHere = false;
    };
  }, [call, token, round]);

  return (
    <AuthLayout title="Emails about comments">
      {state.step === 'stopping' ? <Spinner label="One moment, please." /> : null}
      {state.step === 'stopped' ? (
        <>
          <Note tone="good" role="status">
            {state.message} Choose in your account, under Workspace, to get them again.
          </Note>
          <Actions>
            <ButtonLink to="/account/workspace" size="lg" block>
              Open your account
            </ButtonLink>
          </Actions>
        </>
      ) : null}
      {state.step === 'failed' ? (
        <ErrorPanel
          message={state.problem}
          {...(token === null
            ? {}
            : {
                onRetry: () => {
                  setState({ step: 'stopping' });
                  setRound(round + 1);
                },
              })}
        />
      ) : null}
    </AuthLayout>
  );
}
