import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { vi } from 'vitest';

// Pages load parts of themselves late: on a busy machine the first of a file takes longer than the usual second.
configure({ asyncUtilTimeout: 5000 });

// While it waits, Testing Library moves fake timers on by this name alone (dom/src/helpers.ts, dom issue 939).
globalThis.jest = { advanceTimersByTime: (ms) => vi.advanceTimersByTime(ms) };
