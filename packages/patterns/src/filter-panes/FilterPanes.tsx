import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { moveFocus } from '@luxe/ui/focus';
import { Foot, Frame, Names, Pane, Panes } from './FilterPanes.styles.ts';

export interface FilterPane {
  /** Different for each pane. */
  key: string;
  name: string;
  /** How many of its values are chosen; zero is not shown. */
  chosen: number;
}

export type FilterPanesProps = {
  /** Names the list of panes: "Filter". */
  label: string;
  panes: readonly FilterPane[];
  /** Which pane is open, from 0. */
  at: number;
  onAtChange: (at: number) => void;
  /** The values of the open pane. */
  children: ReactNode;
  /** What applies and what clears. */
  foot: ReactNode;
};

/**
 * Filters in a drawer: facets on the left, the values of one on the right, the way out at the foot. Tabs that stand under each other:
 * arrows, Home and End move and open (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/).
 */
export function FilterPanes({ label, panes, at, onAtChange, children, foot }: FilterPanesProps) {
  const id = useId();
  const names = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = nextPane(event.key, at, panes.length);
    if (next === undefined) return;
    event.preventDefault();
    onAtChange(next);
    moveFocus(names.current?.querySelectorAll('button')[next]);
  };
  return (
    <Frame>
      <Panes>
        <Names ref={names} role="tablist" aria-orientation="vertical" aria-label={label} onKeyDown={move}>
          {panes.map(({ key, name, chosen }, index) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}${key}`}
              aria-selected={index === at}
              aria-controls={`${id}pane`}
              tabIndex={index === at ? 0 : -1}
              onClick={() => onAtChange(index)}
            >
              <span>{name}</span>
              {chosen > 0 && <span>{chosen}</span>}
            </button>
          ))}
        </Names>
        <Pane role="tabpanel" id={`${id}pane`} aria-labelledby={`${id}${panes[at]?.key}`} tabIndex={0}>
          {children}
        </Pane>
      </Panes>
      <Foot>{foot}</Foot>
    </Frame>
  );
}

/** Where a key leads, round the ends; undefined where it leads nowhere. */
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
