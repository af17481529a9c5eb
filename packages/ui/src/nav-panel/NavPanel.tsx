import type { ReactNode } from 'react';
import { Container } from '../container/Container.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Column, Opener, Panel } from './NavPanel.styles.ts';

export { useNavPanels, type NavPanels } from './useNavPanels.ts';

export type NavOpenerProps = {
  /** What it opens: "Bags, the menu". */
  label: string;
  open: boolean;
  /** The id of its NavPanel. */
  controls: string;
};

/**
 * Stands after a link of NavLinks and opens what lies under it, by key: the link goes on leading where it leads. What a press does is
 * `useNavPanels`. Source: WAI-ARIA practices, Disclosure Navigation Menu with Top-Level Links.
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
  /** Names it for assistive technology. */
  label: string;
  /** Another panel stood here a moment ago: it does not arrive again. */
  moved?: boolean;
  children: ReactNode;
};

/** What lies under a link of the bar, as wide as the page. Stands after its NavOpener; belongs into a bar that is positioned. */
export function NavPanel({ id, label, moved = false, children }: NavPanelProps) {
  return (
    <Panel id={id} role="group" aria-label={label} data-nav-panel="" data-moved={moved ? '' : undefined}>
      <Container>{children}</Container>
    </Panel>
  );
}

export interface NavColumnLink {
  label: string;
  /** Different for each link of a column. */
  href: string;
}

export type NavColumnProps = {
  title: string;
  links: readonly NavColumnLink[];
  className?: string;
};

/** Links of a NavPanel under a small title. */
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
