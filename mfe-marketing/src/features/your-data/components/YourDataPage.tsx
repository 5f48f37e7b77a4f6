import { useLocation, useNavigate } from '@shortlist/router';
import { PageHead } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { Wrap } from '../../../components/Wrap.js';
import { ConfirmRequest } from './ConfirmRequest.js';
import { NextSteps } from './NextSteps.js';
import { RequestForm } from './RequestForm.js';

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

/** The secret of a mailed link. It stands in the fragment, which no server is sent. */
const linkForm = /^#confirm=([\w-]{20,200})$/;

/** /your-data: candidates ask what is kept about them, or to have it corrected or deleted. */
export function YourDataPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const token = linkForm.exec(hash)?.[1];
  return (
    <Wrap>
      <PageHead
        title="Your data"
        context="You applied somewhere, and your resume was screened? Ask what is kept, or have it corrected or deleted."
      />
      <Columns>
        {token === undefined ? (
          <RequestForm />
        ) : (
          <ConfirmRequest
            token={token}
            onAgain={() => void navigate('/your-data', { replace: true })}
          />
        )}
        <NextSteps />
      </Columns>
    </Wrap>
  );
}
