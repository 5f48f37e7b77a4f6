import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

export interface Tab<Id extends string = string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly count?: number;
  /** State of the tab's content, after the count. */
  readonly after?: ReactNode;
}

export interface TabsProps<Id extends string> {
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Subject of the choice, for screen readers. */
  readonly label: string;
}

/** How much of the tabs fades out at the right when there are more, in pixels. */
const fadedPx = 36;

const List = styled.div`
  display: flex;
  gap: var(--s5);
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px var(--line);
  &[data-more='true'] {
    mask-image: linear-gradient(90deg, #000 calc(100% - ${fadedPx}px), transparent);
  }
`;

const TabButton = styled.button`
  flex: none;
  min-height: 44px;
  padding: 10px 0 9px;
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: var(--ink-soft);
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: var(--ink);
  }
  &[aria-selected='true'] {
    color: var(--ink);
    border-color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (forced-colors: active) {
    /* the chosen one is filled */
    padding-inline: var(--s2);
  }
  @media print {
    /* what is printed is the chosen one's; its name is the title of the list */
    &[aria-selected='false'] {
      display: none;
    }
  }
`;

const Count = styled.span`
  margin-left: 5px;
  color: var(--ink-faint);
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

const tabId = (id: string) => `tab-${id}`;
const panelId = (id: string) => `tabpanel-${id}`;

/** Tabs of a view. Arrow keys, Home and End move and select, as the ARIA pattern has it. */
export function Tabs<Id extends string>({ tabs, selected, onSelect, label }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  /** Whether tabs are hidden at the right; only then they fade out there. */
  const [more, setMore] = useState(false);
  const measure = () => {
    const box = list.current;
    // A pixel of slack: zoomed pages scroll by fractions.
    if (box) setMore(box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
  };
  useEffect(() => {
    // Not after each rendering: to ask for sizes then makes the browser lay out the page before it would.
    const observer = new ResizeObserver(measure);
    const box = list.current;
    for (const part of box ? [box, ...box.children] : []) observer.observe(part);
    return () => observer.disconnect();
  }, [tabs.length]);
  /** Until another one is chosen, the first one stands where it is seen. */
  const untouched = useRef(tabs[0]?.id);
  useEffect(() => {
    if (selected === untouched.current) return;
    untouched.current = undefined;
    const box = list.current;
    const tab = box?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!box || !tab) return;
    // Not by scrollIntoView: that would move the page as well.
    const start = tab.offsetLeft - box.offsetLeft;
    const end = start + tab.offsetWidth + fadedPx - box.clientWidth;
    if (start < box.scrollLeft) box.scrollLeft = Math.max(0, start - fadedPx);
    else if (end > box.scrollLeft) box.scrollLeft = end;
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const target = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };

  return (
    <List
      ref={list}
      role="tablist"
      aria-label={label}
      data-more={more}
      onKeyDown={onKeyDown}
      onScroll={measure}
    >
      {tabs.map((tab) => (
        <TabButton
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(tab.id)}
          aria-controls={tab.id === selected ? panelId(tab.id) : undefined}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
          {tab.count === undefined ? null : <Count> ({tab.count})</Count>}
          {tab.after}
        </TabButton>
      ))}
    </List>
  );
}

export interface TabPanelProps {
  /** The id of its tab. */
  readonly id: string;
  /** The tab that is selected now; the panel is rendered only when it is its own. */
  readonly selected: string;
  readonly children: ReactNode;
}

/** Content of a tab. */
export function TabPanel({ id, selected, children }: TabPanelProps) {
  if (id !== selected) return null;
  return (
    <div role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} tabIndex={0}>
      {children}
    </div>
  );
}
