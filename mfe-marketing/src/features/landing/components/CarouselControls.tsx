import { styled } from 'styled-components';
import type { Carousel } from '../use-carousel.js';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s1);

  @media print {
    display: none;
  }
`;

const Control = styled.button`
  display: grid;
  place-items: center;
  min-width: 24px;
  height: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink-soft);
  cursor: pointer;

  @media (max-width: 860px) {
    min-width: 44px;
    height: 44px;
  }
`;

const Dot = styled.span`
  width: 8px;
  height: 8px;
  border-radius: var(--radius-pill);
  background: var(--line-field);

  [aria-current='true'] > & {
    width: 22px;
    background: var(--ink);
  }
`;

export interface CarouselControlsProps {
  carousel: Carousel;
  count: number;
}

/** Pause, and a dot for each slide. */
export function CarouselControls({ carousel, count }: CarouselControlsProps) {
  return (
    <Row>
      <Control
        type="button"
        aria-label={carousel.paused ? 'Play testimonials' : 'Pause testimonials'}
        onClick={carousel.togglePaused}
      >
        <svg width="14" height="14" viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
          <path d={carousel.paused ? 'M3 1.5v11l9-5.5z' : 'M3 2h3v10H3zM8 2h3v10H8z'} />
        </svg>
      </Control>
      {Array.from({ length: count }, (_, index) => (
        <Control
          key={index}
          type="button"
          aria-label={`Show testimonial ${index + 1} of ${count}`}
          aria-current={index === carousel.index}
          onClick={() => carousel.select(index)}
        >
          <Dot />
        </Control>
      ))}
    </Row>
  );
}
