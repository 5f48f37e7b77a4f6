import { styled } from 'styled-components';
import { Panel } from './Panel.js';

const steps = [
  { title: 'Upload resumes', text: 'PDF, DOC or DOCX, and the job description' },
  { title: 'Review AI scores', text: 'Open a candidate to see the evidence' },
  { title: 'Manage communications', text: 'Send rejections, export the shortlist' },
] as const;

const List = styled.ol`
  counter-reset: step;
  li {
    counter-increment: step;
    display: grid;
    grid-template-columns: 26px minmax(0, 1fr);
    padding: 7px 0;
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
  li::before {
    content: counter(step);
    font: 400 1.5rem/0.95 var(--font-display);
    color: var(--ink);
  }
  strong {
    display: block;
    font-weight: 600;
    color: var(--ink);
  }
`;

/** The three-step guide. */
export function GettingStarted() {
  return (
    <Panel title="Getting Started">
      <List>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <span>
              <strong>{title}</strong>
              {text}
            </span>
          </li>
        ))}
      </List>
    </Panel>
  );
}
