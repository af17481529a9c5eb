import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Panel } from '../drawer/Drawer.styles.ts';
import { Heading } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { DialogClose, LayerRoot, LayerTitle, type LayerProps } from '../layer/Layer.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Back, Body, First, Head, Rows, Second } from './NavDrawer.styles.ts';
import { moveFocus } from '../focus/moveFocus.ts';

export interface NavLevel {
  /** The `href` of the row that leads into it: on the way back the focus goes there. */
  key: string;
  title: string;
  content: ReactNode;
}

export type NavDrawerProps = Pick<LayerProps, 'open' | 'onOpenChange' | 'closeLabel'> & {
  /** Names the layer, for assistive technology alone. */
  title: string;
  /** In the middle of the bar: the name of the shop. */
  name: ReactNode;
  /** What lies under a row; undefined where the first level shows. */
  level: NavLevel | undefined;
  /** Out of it again. */
  onBack: () => void;
  backLabel: string;
  /** The first level: `NavRows`, and what else belongs there. */
  children: ReactNode;
};

/**
 * The navigation of a phone, full width below 640. A second level comes in beside the first: the focus is on its title, and Back or Escape leads
 * out of it to the row it was entered by. Behaves as a Drawer else.
 */
export function NavDrawer({ name, level, onBack, backLabel, children, ...layer }: NavDrawerProps) {
  const body = useRef<HTMLDivElement>(null);
  const [entered, setEntered] = useState<string>();
  if (level && entered !== level.key) setEntered(level.key);

  useEffect(() => {
    if (level || entered === undefined) return;
    moveFocus(body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(entered)}"]`));
  }, [level, entered]);

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
          <Head>
            <DialogClose>
              <IconButton icon="close" label={layer.closeLabel ?? 'Close'} />
            </DialogClose>
            {name}
          </Head>
          <Body ref={body}>
            <First hidden={level !== undefined} data-returned={entered === undefined ? undefined : ''}>
              {children}
            </First>
            {level && (
              <Second key={level.key}>
                <Back type="button" onClick={onBack}>
                  <Icon name="chevron-left" size="s" />
                  {backLabel}
                </Back>
                <LevelTitle>{level.title}</LevelTitle>
                {level.content}
              </Second>
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
  /** Different for each row. */
  href: string;
  current?: boolean;
}

export type NavRowsProps = {
  /** Names the navigation. */
  label: string;
  items: readonly NavRow[];
  /** Whether something lies under a row: it opens that instead of leading away. */
  isDeep: (item: NavRow) => boolean;
  onOpen: (item: NavRow) => void;
  /** A link was followed: close the drawer. */
  onFollow?: () => void;
};

/** The first level: rows of 56 px in Caslon. */
export function NavRows({ label, items, isDeep, onOpen, onFollow }: NavRowsProps) {
  const inside = (item: NavRow) => (
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
            {isDeep(item) ? (
              <button
                type="button"
                data-row={item.href}
                aria-current={item.current ? 'true' : undefined}
                onClick={() => onOpen(item)}
              >
                {inside(item)}
              </button>
            ) : (
              <a href={item.href} aria-current={item.current ? 'true' : undefined} onClick={onFollow}>
                {inside(item)}
              </a>
            )}
          </li>
        ))}
      </Rows>
    </nav>
  );
}
