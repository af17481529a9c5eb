import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { moveFocus } from '../../focus/moveFocus.ts';
import { Icon, type IconName } from '../../typography/icon/Icon.tsx';
import { raiseToasts } from './raiseToasts.ts';
import { Action, Bar, Bars, Message, Region } from './Toast.styles.ts';

export type StickyBarProps = {
  /** What happened, in one sentence. */
  title: string;
  /** The consequence. */
  children?: ReactNode;
  icon?: IconName;
  /** Buttons, the most useful first. */
  actions: readonly { readonly label: string; readonly onSelect: () => void }[];
};

/**
 * A message at the end of the window that stays until the shopper answers it. It looks like a toast, and
 * toasts stand above it. It is above dialogs, and a press on it does not close a dialog. Use one at a time.
 */
export function StickyBar({ title, children, icon = 'info', actions }: StickyBarProps) {
  const [isShown, setShown] = useState(false);
  const bars = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<HTMLElement | null>(null);
  // Screen readers announce only what appears in a live region that is already in the page.
  useEffect(() => setShown(true), []);
  useLayoutEffect(() => (isShown && bars.current ? raiseToasts(bars.current) : undefined), [isShown]);

  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      previousFocus.current = relatedTarget;
  };
  const select = (onSelect: () => void) => {
    // The pressed button may disappear. Without this, the focus would fall to the body.
    const previous = previousFocus.current;
    const target = previous?.isConnected ? previous : document.querySelector('main');
    moveFocus(target, { scroll: 'none' });
    onSelect();
  };
  return (
    <Region as="section" aria-label={title} data-toasts="" onFocus={rememberFocus}>
      <Bars ref={bars} role="status">
        {isShown && (
          <Bar>
            <Icon name={icon} />
            <Message>
              <strong>{title}</strong>
              {children && <> {children}</>}
            </Message>
            {actions.map(({ label, onSelect }) => (
              <BarAction key={label} as="button" {...{ type: 'button' }} onClick={() => select(onSelect)}>
                {label}
              </BarAction>
            ))}
          </Bar>
        )}
      </Bars>
    </Region>
  );
}

/** As high as the bar, because there may be two of them side by side. */
const BarAction = styled(Action)`
  margin-block: calc(-1 * var(--lx-space-14));
  padding-block: var(--lx-space-14);
`;
