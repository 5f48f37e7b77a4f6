import { ButtonLink, Icon, icons, Mark } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { Wrap } from '../../../components/Wrap.js';
import { CallToAction, FinePrint } from './CallToAction.js';
import { ProofPicture } from './ProofPicture.js';

const Layout = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1.02fr) minmax(0, 1fr);
  gap: var(--s8);
  align-items: center;
  padding-block: 76px 84px;

  @media (max-width: 860px) {
    grid-template-columns: 1fr;
    gap: var(--s7);
    padding-block: 44px 56px;
  }
`;

const Title = styled.h1`
  font: 400 var(--text-4xl) / 1 var(--font-display);
  letter-spacing: -0.022em;

  /* At this size the lines stand close: the marker covers the letters and leaves the line above alone. */
  & > mark {
    background-image: linear-gradient(transparent 20%, var(--marker) 20% 88%, transparent 88%);
  }
`;

const Lede = styled.p`
  margin: var(--s5) 0 0;
  max-width: 34em;
  font-size: calc(var(--text-lg) * 1.125);
  line-height: 1.6;
  color: var(--ink-soft);
  text-wrap: pretty;
`;

/** Shortlist in one sentence and one picture. */
export function Hero() {
  return (
    <Layout as="section">
      <div>
        <Title>
          Every resume read. Every score <Mark>explained.</Mark>
        </Title>
        <Lede>
          Paste a job description, drop in the resumes, and get a ranked shortlist in minutes, with
          the lines of each resume that the score rests on. Personalised rejections are drafted for
          review.
        </Lede>
        <CallToAction>
          <ButtonLink to="/signup" variant="primary" size="lg">
            Start Free Trial
          </ButtonLink>
          <ButtonLink to="/demo" variant="quiet" size="lg">
            <Icon shape={icons.play} />
            Watch Demo
          </ButtonLink>
        </CallToAction>
        <FinePrint>No credit card required</FinePrint>
      </div>
      <ProofPicture />
    </Layout>
  );
}
