import { useLocation, useNavigate } from '@shortlist/router';
import { Button, PageHead } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { Wrap } from '../../../components/Wrap.js';
import { ConfirmRequest } from './ConfirmRequest.js';
import { NextSteps } from './NextSteps.js';
import { RequestForm } from './RequestForm.js';
import { ResultPanel } from './ResultPanel.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  gap: var(--s8);
  align-items: start;
  padding-block: var(--s4) var(--s9);

  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s7);
  }
`;

/** A mailed link. Its secret stands in the fragment, which no server is sent. */
const linkStart = '#confirm=';
const secretForm = /^[\w-]{20,200}$/;

interface MailedLinkProps {
  readonly secret: string;
  /** Shows the form instead. */
  readonly onAgain: () => void;
}

function MailedLink({ secret, onAgain }: MailedLinkProps) {
  if (secretForm.test(secret)) return <ConfirmRequest token={secret} onAgain={onAgain} />;
  return (
    <ResultPanel>
      <h2>This link is incomplete</h2>
      <p>
        Nothing was confirmed. Please copy the whole address from our email into the browser, or
        make a new request.
      </p>
      <Button variant="primary" onClick={onAgain}>
        Make a new request
      </Button>
    </ResultPanel>
  );
}

/** /your-data: candidates ask what is kept about them, or to have it corrected or deleted. */
export function YourDataPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <Wrap>
      <PageHead
        title="Your data"
        context="Was your resume screened? See what is kept, or have it corrected or deleted."
      />
      <Columns>
        {hash.startsWith(linkStart) ? (
          <MailedLink
            secret={hash.slice(linkStart.length)}
            onAgain={() => void navigate('/your-data', { replace: true })}
          />
        ) : (
          <RequestForm />
        )}
        <NextSteps />
      </Columns>
    </Wrap>
  );
}
