import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Panel } from '../drawer/Drawer.styles.ts';
import { Heading } from '../../typography/heading/Heading.tsx';
import { Icon } from '../../typography/icon/Icon.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { DialogClose, LayerRoot, LayerTitle, type LayerProps } from '../layer/Layer.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { Back, Body, FirstLevel, Header, Rows, SecondLevel } from './NavDrawer.styles.ts';
import { moveFocus } from '../../focus/moveFocus.ts';

export interface NavLevel {
  /** `href` of the first-level row that opens this level. Going back returns the focus to that row. */
  key: string;
  title: string;
  content: ReactNode;
}

export type NavDrawerProps = Pick<LayerProps, 'open' | 'onOpenChange' | 'closeLabel'> & {
  /** Accessible name, visually hidden. */
  title: string;
  /** In the middle of the bar: the wordmark of the shop. */
  name: ReactNode;
  /** The second level. Undefined shows the first level. */
  level: NavLevel | undefined;
  /** Called by Back and Escape in the second level. */
  onBack: () => void;
  backLabel: string;
  /** The first level: `NavRows` and other content. */
  children: ReactNode;
};

/**
 * The navigation on phones, full width below 640 px. A second level replaces the first level and focuses its
 * title. Back and Escape show the first level again and focus the row that opened the second level. Otherwise
 * behaves like a Drawer.
 */
export function NavDrawer({ name, level, onBack, backLabel, children, ...layer }: NavDrawerProps) {
  const body = useRef<HTMLDivElement>(null);
  const [lastLevelKey, setLastLevelKey] = useState<string>();
  if (level && lastLevelKey !== level.key) setLastLevelKey(level.key);

  useEffect(() => {
    if (level || lastLevelKey === undefined) return;
    moveFocus(body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(lastLevelKey)}"]`));
  }, [level, lastLevelKey]);

  const stepBack = (event: KeyboardEvent) => {
    if (!level) return;
    event.preventDefault();
    onBack();
  };
  return (
    <LayerRoot {...layer} onEscape={stepBack}>
      {(wiring) => (
        <Panel $side="left" {...wiring}>
          <VisuallyHidden as="div">
            <LayerTitle size="title-s">{layer.title}</LayerTitle>
          </VisuallyHidden>
          <Header>
            <DialogClose>
              <IconButton icon="close" label={layer.closeLabel ?? 'Close'} />
            </DialogClose>
            {name}
          </Header>
          <Body ref={body}>
            <FirstLevel
              hidden={level !== undefined}
              data-returned={lastLevelKey === undefined ? undefined : ''}
            >
              {children}
            </FirstLevel>
            {level && (
              <SecondLevel key={level.key}>
                <Back type="button" onClick={onBack}>
                  <Icon name="chevron-left" size="s" />
                  {backLabel}
                </Back>
                <LevelTitle>{level.title}</LevelTitle>
                {level.content}
              </SecondLevel>
            )}
          </Body>
        </Panel>
      )}
    </LayerRoot>
  );
}

function LevelTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => moveFocus(title.current), []);
  return (
    <Heading level={2} ref={title} tabIndex={-1}>
      {children}
    </Heading>
  );
}

export interface NavRow {
  label: string;
  /** Unique in the list. */
  href: string;
  current?: boolean;
}

export type NavRowsProps = {
  /** Accessible name of the navigation. */
  label: string;
  items: readonly NavRow[];
  /** Whether a row opens a second level instead of following its link. */
  hasSecondLevel: (item: NavRow) => boolean;
  onOpen: (item: NavRow) => void;
  /** Called when a link is pressed, to close the drawer. */
  onFollow?: () => void;
};

/** The first level: 56 px rows in Caslon. */
export function NavRows({ label, items, hasSecondLevel, onOpen, onFollow }: NavRowsProps) {
  const renderContent = (item: NavRow) => (
    <>
      {item.label}
      <Icon name="chevron-right" />
    </>
  );
  return (
    <nav aria-label={label}>
      <Rows role="list">
        {items.map((item) => (
          <li key={item.href}>
            {hasSecondLevel(item) ? (
              <button
                type="button"
                data-row={item.href}
                aria-current={item.current ? 'true' : undefined}
                onClick={() => onOpen(item)}
              >
                {renderContent(item)}
              </button>
            ) : (
              <a href={item.href} aria-current={item.current ? 'true' : undefined} onClick={onFollow}>
                {renderContent(item)}
              </a>
            )}
          </li>
        ))}
      </Rows>
    </nav>
  );
}
