import type { ReactNode } from 'react';
import { Container } from '../../layout/container/Container.tsx';
import { Icon } from '../../typography/icon/Icon.tsx';
import { Column, Opener, Panel } from './NavPanel.styles.ts';

export { useNavPanels, type NavPanels } from './useNavPanels.ts';

export type NavOpenerProps = {
  /** Accessible name: "Bags menu". */
  label: string;
  open: boolean;
  /** Id of the NavPanel. */
  controls: string;
};

/**
 * A button that opens the panel of a link by keyboard. The link itself still navigates. Place the button
 * after a link of NavLinks. `useNavPanels` handles the presses.
 * Source: WAI-ARIA practices, Disclosure Navigation Menu with Top-Level Links.
 */
export function NavOpener({ label, open, controls }: NavOpenerProps) {
  return (
    <Opener
      type="button"
      aria-label={label}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      data-nav-opener=""
    >
      <Icon name="chevron-down" size="s" />
    </Opener>
  );
}

export type NavPanelProps = {
  id: string;
  /** Accessible name. */
  label: string;
  /** Skips the entry animation. Set it when the panel replaces another open panel. Default false. */
  skipAnimation?: boolean;
  children: ReactNode;
};

/** The panel of a navigation link, as wide as the page. Place it after its NavOpener in a positioned bar. */
export function NavPanel({ id, label, skipAnimation = false, children }: NavPanelProps) {
  return (
    <Panel
      id={id}
      role="group"
      aria-label={label}
      data-nav-panel=""
      data-moved={skipAnimation ? '' : undefined}
    >
      <Container>{children}</Container>
    </Panel>
  );
}

export interface NavColumnLink {
  label: string;
  /** Unique in the column. */
  href: string;
}

export type NavColumnProps = {
  title: string;
  links: readonly NavColumnLink[];
  className?: string;
};

/** A column of links with a small title, in a NavPanel. */
export function NavColumn({ title, links, className }: NavColumnProps) {
  return (
    <Column className={className}>
      <h3>{title}</h3>
      <ul role="list">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </Column>
  );
}
