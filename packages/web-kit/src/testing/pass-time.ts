import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Moves fake timers on, and renders what they change. */
export function passTime(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}
