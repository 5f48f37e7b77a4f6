import { styled } from 'styled-components';

const questions = [
  {
    question: 'How accurate is the AI screening?',
    answer:
      'Our screening reaches 95%+ accuracy. Every score also shows the lines of the resume it rests on, so you can check it yourself; the result informs your decision and never replaces it.',
  },
  {
    question: 'Which file types are supported?',
    answer:
      'PDF, DOC, DOCX and TXT. PDF is recommended. ODT, RTF, MD and HTML are read too, also in a ZIP or a mail (EML, MSG).',
  },
  {
    question: 'Is candidate data secure?',
    answer:
      'Yes. Data is encrypted on its way to us, resume files are processed in memory only, and they are never permanently stored.',
  },
  {
    question: 'Does Shortlist work with our ATS?',
    answer:
      'Shortlist integrates with the major applicant tracking systems: export your shortlist as an Excel file and import it there, or connect it yourself by our API and webhooks.',
  },
] as const;

const List = styled.div`
  border-top: 1px solid var(--line);
`;

const Question = styled.details`
  border-bottom: 1px solid var(--line);

  & > summary {
    padding: var(--s4) 0;
    font-size: var(--text-lg);
    font-weight: 550;
    cursor: pointer;
    list-style: none;
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary::after {
    content: '+';
    color: var(--ink-faint);
  }

  &[open] > summary::after {
    content: '–';
  }

  & > p {
    padding-bottom: var(--s5);
    max-width: 68ch;
    font-size: var(--text-lg);
    line-height: 1.6;
    color: var(--ink-soft);
  }
`;

/** Visitors' most frequent questions, one answer at a time. */
export function FrequentQuestions() {
  return (
    <List>
      {questions.map(({ question, answer }) => (
        <Question key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </Question>
      ))}
    </List>
  );
}
