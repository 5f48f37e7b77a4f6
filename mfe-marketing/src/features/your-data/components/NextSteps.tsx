import { TextLink } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const Aside = styled.aside`
  color: var(--ink-soft);

  & > h2 {
    margin-bottom: var(--s3);
    font-size: var(--text-lg);
    font-weight: 600;
    color: var(--ink);
  }

  & > ol {
    display: grid;
    padding: 0;
    list-style: none;
  }

  & li {
    padding: var(--s3) 0;
    border-top: 1px solid var(--line);
  }

  & > p {
    padding-top: var(--s3);
    border-top: 1px solid var(--line);
    font-size: var(--text-sm);
  }

  & > p + p {
    padding-top: var(--s2);
    border-top: 0;
  }
`;

/** Steps after a request, and data that can't be found. */
export function NextSteps() {
  return (
    <Aside aria-labelledby="next-steps">
      <h2 id="next-steps">Next steps</h2>
      <ol>
        <li>We send a link to your address. Your request stays private until you follow it.</li>
        <li>
          Your request goes to every company that keeps a resume with this address in Shortlist.
        </li>
        <li>They answer by email within a month. They decide about your data; we help them.</li>
      </ol>
      <p>
        We can’t find a resume without your email address in it. Please ask the company you applied
        to.
      </p>
      <p>
        <TextLink to="/how-scoring-works">How scoring works</TextLink> ·{' '}
        <TextLink to="/privacy#rights">Your rights</TextLink>
      </p>
    </Aside>
  );
}
