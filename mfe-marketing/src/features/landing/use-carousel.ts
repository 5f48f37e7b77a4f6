import { timings } from '@shortlist/contracts/constants';
import { useEffect, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.js';

/** A carousel's state: which slide shows, whether it moves by itself, and what the visitor may do. */
export interface Carousel {
  readonly index: number;
  /** True while slides change by themselves: not paused, not under the pointer or focus, motion allowed. */
  readonly moving: boolean;
  readonly paused: boolean;
  readonly select: (index: number) => void;
  readonly togglePaused: () => void;
  /** Stands still while the pointer or the focus is on it. */
  readonly setHeld: (held: boolean) => void;
}

/** Shows `count` slides in turn, each for 4 s (specification §9); starts paused when reduced motion is asked for. */
export function useCarousel(count: number): Carousel {
  const reducedMotion = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<'paused' | 'playing' | null>(null);
  const [held, setHeld] = useState(false);
  const paused = choice === null ? reducedMotion : choice === 'paused';
  const moving = !paused && !held;

  // `index` is a dependency so that a slide the visitor chose gets its full time too.
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % count), timings.carouselMs);
    return () => clearTimeout(timer);
  }, [moving, index, count]);

  return {
    index,
    moving,
    paused,
    select: setIndex,
    togglePaused: () => setChoice(paused ? 'playing' : 'paused'),
    setHeld,
  };
}
