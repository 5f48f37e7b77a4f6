import { describe, expect, it } from 'vitest';
import { commandOf, keyHelp } from './review-keys.js';

/** Command of a key pressed in `target`, by default in the page itself. */
function press(key: string, init: KeyboardEventInit = {}, target: Element = document.body) {
  let command: ReturnType<typeof commandOf> = null;
  const listen = (event: Event) => {
    command = commandOf(event as KeyboardEvent);
  };
  document.addEventListener('keydown', listen, { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  return command;
}

function inPage<T>(html: string, use: (element: Element) => T): T {
  document.body.innerHTML = html;
  try {
    return use(document.body.firstElementChild as Element);
  } finally {
    document.body.innerHTML = '';
  }
}

describe('keys of the review', () => {
  it('decide, mark and walk', () => {
    expect(press('s')).toEqual({ do: 'decide', choice: 'shortlisted' });
    expect(press('m')).toEqual({ do: 'decide', choice: 'maybe' });
    expect(press('r')).toEqual({ do: 'decide', choice: 'rejected' });
    expect(press('*', { shiftKey: true })).toEqual({ do: 'star' });
    expect(press('f')).toEqual({ do: 'star' });
    expect(press('n')).toEqual({ do: 'note' });
    expect(press('z')).toEqual({ do: 'undo' });
    expect(press('j')).toEqual({ do: 'walk', by: 1 });
    expect(press('ArrowLeft')).toEqual({ do: 'walk', by: -1 });
    expect(press('c')).toEqual({ do: 'next-criterion' });
    expect(press('3')).toEqual({ do: 'criterion', at: 2 });
    expect(press('o')).toEqual({ do: 'original' });
    expect(press('?', { shiftKey: true })).toEqual({ do: 'show-keys' });
    expect(press('Escape')).toEqual({ do: 'leave' });
  });

  it('work with caps lock', () => {
    expect(press('S')).toEqual({ do: 'decide', choice: 'shortlisted' });
  });

  it('do nothing while somebody types', () => {
    for (const html of [
      '<input />',
      '<textarea></textarea>',
      '<select><option>1</option></select>',
    ]) {
      expect(inPage(html, (field) => press('r', {}, field))).toBeNull();
    }
  });

  it('do nothing with a modifier, so that the browser keeps its own', () => {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
      expect(press('r', { [modifier]: true })).toBeNull();
    }
    expect(press('S', { shiftKey: true })).toBeNull();
  });

  it('do nothing while a dialog is open, wherever they are pressed', () => {
    expect(inPage('<dialog open></dialog>', () => press('r'))).toBeNull();
  });

  it('that are held down walk on, but decide once', () => {
    expect(press('j', { repeat: true })).toEqual({ do: 'walk', by: 1 });
    expect(press('s', { repeat: true })).toBeNull();
    expect(press('z', { repeat: true })).toBeNull();
  });

  it('leave other keys alone', () => {
    for (const key of ['x', 'Tab', 'Enter', ' ', 'ArrowDown', '0']) expect(press(key)).toBeNull();
  });

  it('are all explained', () => {
    expect(keyHelp.map(({ text }) => text)).toContain('Back to the results');
    expect(keyHelp.flatMap(({ keys }) => keys)).toEqual(
      expect.arrayContaining(['S', 'M', 'R', 'J', '→', 'K', '←', 'Z', 'F', '*', 'N', 'C', 'O']),
    );
  });
});
