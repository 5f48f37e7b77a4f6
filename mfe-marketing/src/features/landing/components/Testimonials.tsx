import { styled } from 'styled-components';
import { Wrap } from '../../../components/Wrap.js';
import { testimonials } from '../testimonials.js';
import { useCarousel } from '../use-carousel.js';
import { CarouselControls } from './CarouselControls.js';

const Band = styled.section`
  background: var(--sunken);
`;

const Layout = styled(Wrap)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--s7);
  align-items: end;
  padding-block: var(--s8);

  @media (max-width: 860px) {
    grid-template-columns: 1fr;
    gap: var(--s5);
  }
`;

// Every slide lies in the same cell, so the band is as high as the longest and nothing below it moves.
const Slides = styled.div`
  display: grid;
`;

const Slide = styled.div`
  grid-area: 1 / 1;
  visibility: hidden;
  opacity: 0;
  transition:
    opacity 0.2s var(--ease),
    visibility 0.2s;

  &[data-shown='true'] {
    visibility: visible;
    opacity: 1;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const Quote = styled.blockquote`
  max-width: 24em;
  font: 400 var(--text-2xl) / 1.25 var(--font-display);
  letter-spacing: -0.01em;
  text-wrap: pretty;

  @media (min-width: 861px) {
    font-size: calc(var(--text-2xl) * 1.2);
  }
`;

const Source = styled.p`
  margin-top: var(--s4);
  color: var(--ink-soft);
`;

/** Customers' statements, one at a time: by itself every 4 s, by dots, and with a pause. */
export function Testimonials() {
  const carousel = useCarousel(testimonials.length);
  return (
    <Band aria-roledescription="carousel" aria-label="What our customers say">
      <Layout
        onPointerEnter={() => carousel.setHeld(true)}
        onPointerLeave={() => carousel.setHeld(false)}
        onFocus={() => carousel.setHeld(true)}
        onBlur={() => carousel.setHeld(false)}
      >
        <Slides aria-live={carousel.moving ? 'off' : 'polite'}>
          {testimonials.map(({ quote, source }, index) => (
            <Slide
              key={source}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${testimonials.length}`}
              aria-hidden={index !== carousel.index}
              data-shown={index === carousel.index}
            >
              <Quote>“{quote}”</Quote>
              <Source>{source}</Source>
            </Slide>
          ))}
        </Slides>
        <CarouselControls carousel={carousel} count={testimonials.length} />
      </Layout>
    </Band>
  );
}
