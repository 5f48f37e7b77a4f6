import type { Choice } from '@shortlist/contracts/screening';

/** Commands of keys in the review. */
export type ReviewCommand =
  | { readonly do: 'decide'; readonly choice: Choice }
  | { readonly do: 'walk'; readonly by: 1 | -1 }
  /** The criterion at this place of the list, from 0. */
  | { readonly do: 'criterion'; readonly at: number }
  | {
      readonly do: 'next-criterion' | 'star' | 'note' | 'undo' | 'original' | 'show-keys' | 'leave';
    };

interface KeyLine {
  /** As `KeyboardEvent.key` names them. */
  readonly keys: readonly string[];
  readonly command: ReviewCommand;
  readonly text: string;
}

const lines: readonly KeyLine[] = [
  { keys: ['s'], command: { do: 'decide', choice: 'shortlisted' }, text: 'Shortlist' },
  { keys: ['m'], command: { do: 'decide', choice: 'maybe' }, text: 'Maybe' },
  { keys: ['r'], command: { do: 'decide', choice: 'rejected' }, text: 'Reject' },
  { keys: ['j', 'ArrowRight'], command: { do: 'walk', by: 1 }, text: 'Next candidate' },
  { keys: ['k', 'ArrowLeft'], command: { do: 'walk', by: -1 }, text: 'Previous candidate' },
  { keys: ['z'], command: { do: 'undo' }, text: 'Undo the last decision or mark' },
  { keys: ['f', '*'], command: { do: 'star' }, text: 'Toggle star' },
  { keys: ['n'], command: { do: 'note' }, text: 'Write a note or comment' },
  { keys: ['c'], command: { do: 'next-criterion' }, text: 'Next requirement with evidence' },
  { keys: ['o'], command: { do: 'original' }, text: 'Original / text' },
  { keys: ['?'], command: { do: 'show-keys' }, text: 'Show the keys' },
  { keys: ['Escape'], command: { do: 'leave' }, text: 'Back to the results' },
];

const commands = new Map(lines.flatMap(({ keys, command }) => keys.map((key) => [key, command])));

const keyNames: Readonly<Record<string, string>> = {
  ArrowRight: '→',
  ArrowLeft: '←',
  Escape: 'Esc',
};

/** The keys as they are shown, with what they do. */
export const keyHelp: readonly { readonly keys: readonly string[]; readonly text: string }[] = [
  ...lines.map(({ keys, text }) => ({
    keys: keys.map((key) => keyNames[key] ?? key.toUpperCase()),
    text,
  })),
  { keys: ['1', '…', '9'], text: 'Go to requirement' },
];

/** True where what is typed is text, or chooses among options. */
function acceptsTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, dialog') !== null;
}

/** Command of a key press; null while typing, with a modifier, while a dialog is open, and for every other key. */
export function commandOf(event: KeyboardEvent): ReviewCommand | null {
  if (event.defaultPrevented || event.isComposing) return null;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (acceptsTyping(event.target) || document.querySelector('dialog[open]')) return null;
  // A star and a question mark need it on most keyboards; with it a letter is another one.
  if (event.shiftKey && /^[a-z]$/i.test(event.key)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const command = /^[1-9]$/.test(key)
    ? ({ do: 'criterion', at: Number(key) - 1 } as const)
    : (commands.get(key) ?? null);
  // A key that is held down goes through the candidates, but decides about one only.
  return event.repeat && command?.do !== 'walk' ? null : command;
}
