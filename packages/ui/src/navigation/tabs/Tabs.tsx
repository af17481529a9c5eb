import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Count, Panel, Tab, TabList } from './Tabs.styles.ts';
import { tabAt } from './tabAt.ts';
import { moveFocus } from '../../focus/moveFocus.ts';

export type TabItem = {
  value: string;
  label: string;
  /** Shown after the label, less prominent. */
  count?: number;
  disabled?: boolean;
  children: ReactNode;
};

export type TabsProps = {
  /** Accessible name of the tab list: "About this item". */
  label: string;
  items: readonly TabItem[];
  value?: string;
  /** Default: the first enabled tab. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** `manual`: arrow keys only move the focus, and Enter or Space selects. For panels that load slowly. */
  activation?: 'automatic' | 'manual';
  /** Keeps hidden panels mounted, to preserve text typed in them. */
  keepMounted?: boolean;
  className?: string;
};

/**
 * Shows one of several related panels. Needs scripts: use a Disclosure for content that must work without
 * them, and TabLinks for pages with their own URLs.
 *
 * The component does not use Radix. Radix weighs 9 kB and renders a style attribute on the server, which the
 * content security policy blocks. Source: WAI-ARIA practices, Tabs.
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
  const [ownValue, setOwnValue] = useState(defaultValue);
  const requestedValue = value ?? ownValue;
  const current =
    items.find((item) => item.value === requestedValue) ?? items.find(({ disabled }) => !disabled);

  useEffect(() => {
    if (list.current) scrollToSelectedTab(list.current);
  }, [current?.value]);

  const select = (next: string) => {
    if (next === current?.value) return;
    if (value === undefined) setOwnValue(next);
    onValueChange?.(next);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=tab]:not(:disabled)')];
    const next = tabs[tabAt(event.key, tabs.indexOf(event.target as HTMLButtonElement), tabs.length)];
    if (!next) return;
    event.preventDefault();
    moveFocus(next);
    if (activation === 'automatic') next.click();
  };

  return (
    <div className={className}>
      <TabList ref={list} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
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
            onClick={() => select(item.value)}
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

/** Scrolls the tab list only: `scrollIntoView` would also scroll the page. */
function scrollToSelectedTab(list: HTMLElement) {
  const tab = list.querySelector<HTMLElement>('[aria-selected=true]');
  if (!tab || list.scrollWidth <= list.clientWidth) return;
  list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}
