import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { passTime } from '../testing/pass-time.js';
import { createToastStore } from './toast-store.js';
import { ToastRegion } from './ToastRegion.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const store = createToastStore();
  render(<ToastRegion store={store} />);
  return store;
}

describe('toasts', () => {
  it('are announced and close after 3000 ms', () => {
    const store = setUp();
    act(() => store.notify({ kind: 'success', message: 'Welcome! You are signed in.' }));
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAttribute(
      'aria-live',
      'polite',
    );
    passTime(2999);
    expect(screen.getByText('Welcome! You are signed in.')).toBeVisible();
    passTime(1);
    expect(screen.queryByText('Welcome! You are signed in.')).toBeNull();
  });

  it('stay while the pointer or the focus is on them', () => {
    const store = setUp();
    act(() => store.notify({ kind: 'info', message: 'Hold me', durationMs: 2000 }));
    const text = screen.getByText('Hold me');
    // React hears the pointer enter any part of the toast by what it goes over.
    fireEvent.mouseOver(text);
    passTime(60_000);
    expect(text).toBeVisible();
    fireEvent.mouseOut(text);
    passTime(2000);
    expect(screen.queryByText('Hold me')).toBeNull();
  });

  it('close by their button', () => {
    const store = setUp();
    act(() => store.notify({ kind: 'error', message: 'Broken' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Broken');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Broken')).toBeNull();
  });

  it('show a repeated message once, and never more than four', () => {
    const store = setUp();
    act(() => {
      store.notify({ kind: 'info', message: 'same' });
      store.notify({ kind: 'info', message: 'same' });
      for (let n = 0; n < 50; n += 1) store.notify({ kind: 'info', message: `number ${n}` });
    });
    expect(store.getSnapshot().map((toast) => toast.message)).toEqual([
      'number 46',
      'number 47',
      'number 48',
      'number 49',
    ]);
  });

  it('rise over an open dialog, and only then', () => {
    const showPopover = vi.fn();
    Object.defineProperty(HTMLElement.prototype, 'showPopover', {
      value: showPopover,
      configurable: true,
    });
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const store = setUp();
    const region = screen.getByRole('region', { name: 'Notifications' });
    act(() => store.notify({ kind: 'info', message: 'Nothing is open' }));
    expect(region).not.toHaveAttribute('popover');
    dialog.open = true;
    act(() => store.notify({ kind: 'error', message: 'Signed out' }));
    expect(region).toHaveAttribute('popover', 'manual');
    expect(showPopover).toHaveBeenCalledTimes(1);
    passTime(60_000);
    expect(region).not.toHaveAttribute('popover');
    dialog.remove();
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });
});
