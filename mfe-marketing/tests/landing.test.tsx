import { createTestHost, passTime, renderWithHost } from '@shortlist/web-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../src/App.js';
import { testimonials } from '../src/features/landing/testimonials.js';

function allowMotion(allowed: boolean): void {
  window.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), { media, matches: !allowed }) as unknown as MediaQueryList;
}

function renderLanding() {
  const host = createTestHost({ session: { status: 'signed-out', user: null } });
  return renderWithHost(<App host={host} />, { host });
}

const carousel = () => screen.getByLabelText('What our customers say');
/** The number of the slide that is not hidden, from 1. */
function shownSlide(): number {
  const slides = carousel().querySelectorAll('[aria-roledescription="slide"]');
  const shown = [...slides].filter((slide) => slide.getAttribute('aria-hidden') !== 'true');
  expect(shown).toHaveLength(1);
  return [...slides].indexOf(shown[0] as Element) + 1;
}

beforeEach(() => {
  vi.useFakeTimers();
  allowMotion(true);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('landing page', () => {
  it('shows the four figures and the four features', () => {
    renderLanding();
    const figures = screen.getByLabelText('Shortlist in figures');
    expect(
      within(figures)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      '10,000+Resumes processed',
      '95%Accuracy',
      '8 hrsSaved per opening',
      '500+Companies',
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });
});

describe('testimonials', () => {
  it('move on every 4 s and begin again after the last', () => {
    renderLanding();
    expect(shownSlide()).toBe(1);
    passTime(3999);
    expect(shownSlide()).toBe(1);
    passTime(1);
    expect(shownSlide()).toBe(2);
    for (let moved = 0; moved < testimonials.length - 1; moved += 1) passTime(4000);
    expect(shownSlide()).toBe(1);
  });

  it('show the one whose dot is pressed, for its full time', () => {
    renderLanding();
    passTime(3000);
    fireEvent.click(screen.getByRole('button', { name: 'Show testimonial 3 of 3' }));
    expect(shownSlide()).toBe(3);
    passTime(3999);
    expect(shownSlide()).toBe(3);
    passTime(1);
    expect(shownSlide()).toBe(1);
  });

  it('stay while paused, and move again when played', () => {
    renderLanding();
    fireEvent.click(screen.getByRole('button', { name: 'Pause testimonials' }));
    passTime(20_000);
    expect(shownSlide()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Play testimonials' }));
    passTime(4000);
    expect(shownSlide()).toBe(2);
  });

  it('stay while the pointer or the focus is on them', () => {
    renderLanding();
    const dot = screen.getByRole('button', { name: 'Show testimonial 1 of 3' });
    fireEvent.pointerEnter(dot.closest('section > *') as Element);
    passTime(20_000);
    expect(shownSlide()).toBe(1);
    fireEvent.pointerLeave(dot.closest('section > *') as Element);
    fireEvent.focus(dot);
    passTime(20_000);
    expect(shownSlide()).toBe(1);
    fireEvent.blur(dot);
    passTime(4000);
    expect(shownSlide()).toBe(2);
  });

  it('stay from the start where less motion is asked for, until played', () => {
    allowMotion(false);
    renderLanding();
    passTime(20_000);
    expect(shownSlide()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Play testimonials' }));
    passTime(4000);
    expect(shownSlide()).toBe(2);
  });
});
