import { PageHead } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { Wrap } from '../../../components/Wrap.js';
import { ContactDetails } from './ContactDetails.js';
import { ContactForm } from './ContactForm.js';
import { FrequentQuestions } from './FrequentQuestions.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  gap: var(--s8);
  padding-block: var(--s4) var(--s8);

  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s7);
  }
`;

const Questions = styled.section`
  padding-bottom: var(--s9);

  & > h2 {
    margin-bottom: var(--s5);
    font: 400 var(--text-2xl) / 1.15 var(--font-display);
    letter-spacing: -0.012em;
  }
`;

/** The contact form, the other ways to reach the company, and frequent questions. */
export function ContactPage() {
  return (
    <>
      <Wrap>
        <PageHead
          title="Contact us"
          context="Questions, ideas or a problem? A person reads every message."
        />
        <Columns>
          <ContactForm />
          <ContactDetails />
        </Columns>
        <Questions>
          <h2>Frequently asked questions</h2>
          <FrequentQuestions />
        </Questions>
      </Wrap>
    </>
  );
}
