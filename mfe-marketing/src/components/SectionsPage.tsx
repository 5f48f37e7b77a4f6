import { formatLongDate, TextLink } from '@shortlist/web-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Wrap } from './Wrap.js';

const Layout = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
  gap: var(--s7) var(--s8);
  padding-block: var(--s7) var(--s9);

  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s6);
    padding-block: var(--s6) var(--s8);
  }
`;

const Head = styled.header`
  grid-column: 1 / -1;

  @media print {
    & > a {
      display: none;
    }
  }

  @media (max-width: 640px), (pointer: coarse) {
    & > a {
      display: inline-block;
      padding-block: 13px;
      margin-block: -13px;
    }
  }

  & > h1 {
    margin: var(--s4) 0 0;
    font: 400 var(--text-3xl) / 1.1 var(--font-display);
    letter-spacing: -0.018em;
  }

  & > p {
    margin: var(--s2) 0 0;
    color: var(--ink-faint);
  }
`;

const Contents = styled.nav`
  font-size: var(--text-sm);

  & > ol {
    position: sticky;
    top: var(--s6);
    display: grid;
    gap: var(--s2);
    padding: 0;
    list-style: none;
  }

  & a {
    color: var(--ink-soft);
  }

  & a:hover {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  @media (max-width: 860px) {
    & > ol {
      position: static;
      padding-bottom: var(--s5);
      border-bottom: 1px solid var(--line);
    }

    & a {
      display: inline-block;
      padding: var(--s2) 0;
    }
  }

  @media print {
    & a {
      display: inline;
    }
  }
`;

const Prose = styled.article`
  max-width: 68ch;
  font-size: var(--text-lg);
  line-height: 1.65;
  color: var(--ink-soft);

  & section {
    scroll-margin-top: var(--s5);
  }

  & h2 {
    break-after: avoid;
  }

  & section + section {
    margin-top: var(--s6);
  }

  & h2 {
    margin: 0 0 var(--s2);
    font-size: var(--text-xl);
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.01em;
    color: var(--ink);
  }

  & ul {
    margin: var(--s3) 0 0;
    padding-left: 1.25em;
    list-style: disc;
  }

  & p + p,
  & ul + p {
    margin-top: var(--s3);
  }

  & li + li {
    margin-top: var(--s1);
  }
`;

/** One numbered part of a text. `id` is its address on the page. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

export interface SectionsPageProps {
  readonly title: string;
  /** One line under the title; default: today's date as 'Last updated', as legal texts have it (specification §2). */
  readonly context?: string;
  readonly sections: readonly PageSection[];
}

/** A text in numbered sections, with its contents list. */
export function SectionsPage({ title, context, sections }: SectionsPageProps) {
  return (
    <>
      <Layout>
        <Head>
          <TextLink to="/">Back to Home</TextLink>
          <h1>{title}</h1>
          <p>{context ?? `Last updated: ${formatLongDate(new Date().toISOString())}`}</p>
        </Head>
        <Contents aria-label="Contents">
          <ol>
            {sections.map((section, index) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>
                  {index + 1}. {section.title}
                </a>
              </li>
            ))}
          </ol>
        </Contents>
        <Prose>
          {sections.map((section, index) => (
            <section key={section.id} id={section.id}>
              <h2>
                {index + 1}. {section.title}
              </h2>
              {section.body}
            </section>
          ))}
        </Prose>
      </Layout>
    </>
  );
}
