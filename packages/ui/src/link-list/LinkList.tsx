import type { MouseEventHandler } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useKeptMarkup } from '../kept-markup/KeptMarkup.ts';
import { List } from './LinkList.styles.ts';

/** Small and quiet, as in a footer; rows of 48 px between hairlines, as in a sheet; rows of 56 in Caslon, as in a menu. */
export type LinkListSize = 's' | 'm' | 'l';

export interface LinkListItem {
  label: string;
  /** Different for each link of a list. */
  href: string;
  /** The page one is on, or the choice in force. */
  current?: boolean;
}

export type LinkListProps = {
  items: readonly LinkListItem[];
  size?: LinkListSize;
  /** A link was followed: close what the list is in. */
  onFollow?: MouseEventHandler<HTMLAnchorElement> | undefined;
  'aria-label'?: string;
};

/** Ways on, under each other. Give it a `<nav>` of a name around it where it is one. */
export function LinkList({ items, size = 's', onFollow, ...rest }: LinkListProps) {
  const links = useKeptMarkup(
    'links',
    () => [items, size],
    () =>
      items.map(({ label, href, current = false }) => (
        <li key={href}>
          <a href={href} aria-current={current ? 'true' : undefined} onClick={onFollow}>
            {label}
            {size === 'm' && current && <Icon name="check" />}
            {size === 'l' && <Icon name="chevron-right" />}
          </a>
        </li>
      )),
  );
  return <List role="list" $size={size} {...rest} {...links} />;
}
