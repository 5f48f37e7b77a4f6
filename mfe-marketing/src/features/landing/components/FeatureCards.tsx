import { Card } from '@shortlist/web-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Wrap } from '../../../components/Wrap.js';
import { DraftFigure } from './DraftFigure.js';
import { HistogramFigure } from './HistogramFigure.js';
import { PrivacyFigure } from './PrivacyFigure.js';
import { QuoteFigure } from './QuoteFigure.js';

const Section = styled(Wrap)`
  padding-block: var(--s9);

  @media (max-width: 860px) {
    padding-block: var(--s8);
  }
`;

const Title = styled.h2`
  max-width: 17em;
  font: 400 var(--text-3xl) / 1.1 var(--font-display);
  letter-spacing: -0.015em;
  text-wrap: balance;
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: var(--s4);
  margin-top: var(--s7);

  & > [data-wide] {
    grid-column: span 2;
  }

  & > [data-wide='true'] {
    grid-column: span 4;
  }

  @media (max-width: 860px) {
    grid-template-columns: 1fr;

    & > [data-wide] {
      grid-column: auto;
    }
  }
`;

const Feature = styled(Card)`
  display: flex;
  flex-direction: column;
  min-height: 286px;
  padding: 26px 26px 0;
  overflow: hidden;
  break-inside: avoid;

  @media (max-width: 860px) {
    min-height: 0;
    padding: 22px 22px 0;
  }

  & > h3 {
    font-size: calc(var(--text-lg) * 1.0625);
    font-weight: 600;
    letter-spacing: -0.01em;
  }

  & > p {
    margin: 6px 0 var(--s5);
    max-width: 34em;
    color: var(--ink-soft);
  }
`;

const Figure = styled.div`
  margin-top: auto;
`;

interface FeatureCardProps {
  title: string;
  text: string;
  wide?: boolean;
  children: ReactNode;
}

function FeatureCard({ title, text, wide = false, children }: FeatureCardProps) {
  return (
    <Feature as="article" data-wide={wide}>
      <h3>{title}</h3>
      <p>{text}</p>
      <Figure aria-hidden="true">{children}</Figure>
    </Feature>
  );
}

/** The four features, each shown by a piece of the product itself. */
export function FeatureCards() {
  return (
    <Section as="section">
      <Title>From a pile of files to a decision you can defend.</Title>
      <Grid>
        <FeatureCard
          wide
          title="Ranked against your job, with your threshold"
          text="Every candidate is scored from 0 to 100 against your own job description, and your threshold decides who is shortlisted."
        >
          <HistogramFigure />
        </FeatureCard>
        <FeatureCard
          title="Proof, not promises"
          text="Evidence is always a quote from the resume. A wish, or a claim without a quote, counts for nothing."
        >
          <QuoteFigure />
        </FeatureCard>
        <FeatureCard
          title="Private by design"
          text="Bank-level security. Files are read in memory only and never permanently stored."
        >
          <PrivacyFigure />
        </FeatureCard>
        <FeatureCard
          wide
          title="Rejections people can live with"
          text="A personal draft for every candidate you turn down. Read them, copy them, or send them all at once."
        >
          <DraftFigure />
        </FeatureCard>
      </Grid>
    </Section>
  );
}
