import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.js';
import { downloadFile } from './download-file.js';
import { formatDate, formatNumber } from './format.js';
import { applyThemeChoice, chooseTheme, readThemeChoice } from './theme/theme-choice.js';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  applyThemeChoice('system');
});

describe('format', () => {
  const now = new Date(2026, 10, 21, 0, 30);
  it.each([
    [new Date(2026, 10, 21, 0, 1), 'Today'],
    [new Date(2026, 10, 20, 23, 59), 'Yesterday'],
    [new Date(2026, 10, 17, 12), '17 Nov'],
    [new Date(2025, 11, 31, 12), '31 Dec 2025'],
  ])('says the day %s', (date, text) => {
    expect(formatDate(date.toISOString(), now)).toBe(text);
  });

  it('is blank for what is no date', () => {
    expect(formatDate('soon', now)).toBe('');
  });

  it('separates thousands', () => {
    expect(formatNumber(1_234_567)).toBe('1,234,567');
  });
});

describe('copyText', () => {
  function withClipboard(clipboard: unknown, copies: boolean) {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    const seen: (string | undefined)[] = [];
    document.execCommand = () => {
      seen.push(document.querySelector('textarea')?.value);
      return copies;
    };
    return seen;
  }

  it('uses the clipboard', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    withClipboard({ writeText }, false);
    await expect(copyText('hello')).resolves.toBe(true);
    expect(writeText).toHaveBeenCalledWith('hello');
  });

  it.each([undefined, { writeText: () => Promise.reject(new Error('denied')) }])(
    'falls back to a selection, leaves nothing behind, and tells when that fails too',
    async (clipboard) => {
      const seen = withClipboard(clipboard, true);
      await expect(copyText('line 1\nline 2')).resolves.toBe(true);
      expect(seen).toEqual(['line 1\nline 2']);
      expect(document.querySelector('textarea')).toBeNull();
      withClipboard(clipboard, false);
      await expect(copyText('x')).resolves.toBe(false);
    },
  );
});

describe('downloadFile', () => {
  it('saves the blob under its name', () => {
    vi.useFakeTimers();
    const revoked: string[] = [];
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = (url) => void revoked.push(url);
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(`${this.download} ${this.href}`);
    });
    downloadFile('rejection_emails.txt', new Blob(['x']));
    vi.runAllTimers();
    vi.useRealTimers();
    expect(clicked).toEqual(['rejection_emails.txt blob:1']);
    expect(revoked).toEqual(['blob:1']);
  });
});

describe('theme', () => {
  it('is kept for the next visit and follows the system again when told to', () => {
    chooseTheme('dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(readThemeChoice()).toBe('dark');
    chooseTheme('system');
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect(document.documentElement.style.colorScheme).toBe('');
    expect(readThemeChoice()).toBe('system');
  });

  it('ignores what it did not store', () => {
    localStorage.setItem('shortlist.theme', '<script>');
    expect(readThemeChoice()).toBe('system');
  });
});
