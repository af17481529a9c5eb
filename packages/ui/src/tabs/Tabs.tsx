import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Count, Panel, Tab, TabList } from './Tabs.styles.ts';
import { tabAt } from './tabAt.ts';
import { moveFocus } from '../focus/moveFocus.ts';

export type TabItem = {
  value: string;
  label: string;
  /** After the label, quieter. */
  count?: number;
  disabled?: boolean;
  children: ReactNode;
};

export type TabsProps = {
  /** Names the list: "About this piece". */
  label: string;
  items: readonly TabItem[];
  value?: string;
  /** Default: the first that is not disabled. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** `manual` where a panel takes time to come: arrows then only move, Enter or Space chooses. */
  activation?: 'automatic' | 'manual';
  /** Keeps the panels that do not show in the page, hidden, with what was typed in them. */
  keepMounted?: boolean;
  className?: string;
};

/**
 * Panels of one kind, one at a time. Needs script: what must be read without, or by a search engine, is a Disclosure; what has an address of its
 * own is TabLinks. Our own rather than Radix: that prints a style attribute on the server, which the content policy refuses, and weighs 9 kB.
 * Source: WAI-ARIA practices, Tabs.
 */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  activation = 'automatic',
  keepMounted = false,
  className,
}: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const wanted = value ?? own;
  const current = items.find((item) => item.value === wanted) ?? items.find(({ disabled }) => !disabled);

  useEffect(() => {
    if (list.current) keepInSight(list.current);
  }, [current?.value]);

  const choose = (next: string) => {
    if (next === current?.value) return;
    if (value === undefined) setOwn(next);
    onValueChange?.(next);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=tab]:not(:disabled)')];
    const next = tabs[tabAt(event.key, tabs.indexOf(event.target as HTMLButtonElement), tabs.length)];
    if (!next) return;
    event.preventDefault();
    moveFocus(next);
    if (activation === 'automatic') next.click();
  };

  return (
    <div className={className}>
      <TabList ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {items.map((item, at) => (
          <Tab
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${at}`}
            aria-controls={`${id}-panel-${at}`}
            aria-selected={item === current}
            tabIndex={item === current ? 0 : -1}
            disabled={item.disabled}
            onClick={() => choose(item.value)}
          >
            {item.label}
            {item.count !== undefined && <Count>{item.count}</Count>}
          </Tab>
        ))}
      </TabList>
      {items.map((item, at) => (
        <Panel
          key={item.value}
          role="tabpanel"
          id={`${id}-panel-${at}`}
          aria-labelledby={`${id}-tab-${at}`}
          tabIndex={0}
          hidden={item !== current}
        >
          {(keepMounted || item === current) && item.children}
        </Panel>
      ))}
    </div>
  );
}

/** Scrolls the list, never the page. */
function keepInSight(list: HTMLElement) {
  const tab = list.querySelector<HTMLElement>('[aria-selected=true]');
  if (!tab || list.scrollWidth <= list.clientWidth) return;
  list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}
