import { ButtonLink } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { Wrap } from '../../../components/Wrap.js';
import { CallToAction, FinePrint } from './CallToAction.js';
import { FeatureCards } from './FeatureCards.js';
import { Hero } from './Hero.js';
import { StatStrip } from './StatStrip.js';
import { Testimonials } from './Testimonials.js';

const Closing = styled(Wrap)`
  padding-block: var(--s9);
  text-align: center;

  & > h2 {
    font: 400 calc(var(--text-3xl) * 1.3) / 1.05 var(--font-display);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }

  & > ${CallToAction} {
    justify-content: center;
  }
`;

/** The public front page. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <StatStrip />
      <FeatureCards />
      <Testimonials />
      <Closing as="section">
        <h2>Start with your next opening.</h2>
        <CallToAction>
          <ButtonLink to="/signup" variant="primary" size="lg">
            Start Free Trial
          </ButtonLink>
        </CallToAction>
        <FinePrint>No credit card required</FinePrint>
      </Closing>
    </>
  );
}
