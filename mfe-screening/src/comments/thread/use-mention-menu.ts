import {
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Member } from '../../members/use-members.js';
import { handleOf, matching, queryAt } from './mentions.js';

/** Members that the menu lists at most. */
const maxListed = 6;

export interface UseMentionMenuOptions {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** All members of the workspace. */
  readonly members: readonly Member[];
  /** Left out: the user. */
  readonly ownId: string | undefined;
}

/** Menu of members at an @ in a text: arrow keys choose, Enter and Tab take, Escape closes. */
export function useMentionMenu(options: UseMentionMenuOptions) {
  const { field, text, onText, members, ownId } = options;
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  /** Where the @ is whose menu was closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  /** Where the caret goes once the field shows the name that was taken. */
  const nextCaret = useRef<number | null>(null);
  // Before the next key: a frame later, quick typing would already go on elsewhere.
  useLayoutEffect(() => {
    const at = nextCaret.current;
    nextCaret.current = null;
    if (at !== null) field.current?.setSelectionRange(at, at);
  });
  const query = queryAt(text, caret);
  const isClosed = query === null || query.start === closedAt;
  const others = members.filter(({ userId }) => userId !== ownId);
  const found = isClosed ? [] : matching(others, query.query).slice(0, maxListed);
  const active = Math.min(chosen, Math.max(found.length - 1, 0));

  const follow = () => {
    const at = field.current?.selectionStart ?? 0;
    setCaret(at);
    const next = queryAt(field.current?.value ?? '', at);
    if (next?.start !== closedAt) setClosedAt(null);
  };
  const take = (member: Member) => {
    if (!query) return;
    const name = `@${handleOf(member, members)} `;
    const after = text.slice(caret).replace(/^ /, '');
    const end = query.start + name.length;
    onText(text.slice(0, query.start) + name + after);
    setChosen(0);
    setCaret(end);
    nextCaret.current = end;
  };
  /** Answers true where the menu took the key. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const member = found[active];
    if (!member || event.nativeEvent.isComposing) return false;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined) setChosen((active + by + found.length) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(member);
    else if (event.key === 'Escape') setClosedAt(query?.start ?? null);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const isOpen = found.length > 0;
  return {
    found,
    active,
    isOpen,
    listId,
    optionId: (at: number) => `${listId}-${at}`,
    take,
    follow,
    close: () => setClosedAt(query?.start ?? null),
    onKeyDown,
  };
}
