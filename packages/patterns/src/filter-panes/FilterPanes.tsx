import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { moveFocus } from '@luxe/ui/focus';
import { Footer, Frame, Names, Pane, Panes } from './FilterPanes.styles.ts';

export interface FilterPane {
  /** Unique. */
  key: string;
  name: string;
  /** Number of selected values. 0 is not shown. */
  selectedCount: number;
}

export type FilterPanesProps = {
  /** Accessible name of the tab list: "Filter". */
  label: string;
  panes: readonly FilterPane[];
  /** Index of the open pane. */
  activeIndex: number;
  onActiveIndexChange: (at: number) => void;
  /** Content of the open pane: its values. */
  children: ReactNode;
  /** Buttons that apply and clear the filters. */
  footer: ReactNode;
};

/**
 * Filters in a drawer: facets on the left, the values of one facet on the right, buttons in the footer. The
 * facets are vertical tabs: arrow keys, Home and End move to a tab and open it
 * (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/).
 */
export function FilterPanes({
  label,
  panes,
  activeIndex,
  onActiveIndexChange,
  children,
  footer,
}: FilterPanesProps) {
  const id = useId();
  const names = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = nextPane(event.key, activeIndex, panes.length);
    if (next === undefined) return;
    event.preventDefault();
    onActiveIndexChange(next);
    moveFocus(names.current?.querySelectorAll('button')[next]);
  };
  return (
    <Frame>
      <Panes>
        <Names ref={names} role="tablist" aria-orientation="vertical" aria-label={label} onKeyDown={move}>
          {panes.map(({ key, name, selectedCount }, index) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}${key}`}
              aria-selected={index === activeIndex}
              aria-controls={`${id}pane`}
              tabIndex={index === activeIndex ? 0 : -1}
              onClick={() => onActiveIndexChange(index)}
            >
              <span>{name}</span>
              {selectedCount > 0 && <span>{selectedCount}</span>}
            </button>
          ))}
        </Names>
        <Pane
          role="tabpanel"
          id={`${id}pane`}
          aria-labelledby={`${id}${panes[activeIndex]?.key}`}
          tabIndex={0}
        >
          {children}
        </Pane>
      </Panes>
      <Footer>{footer}</Footer>
    </Frame>
  );
}

/** Index of the pane that a key press opens, wrapping at the ends. `undefined` for other keys. */
function nextPane(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
