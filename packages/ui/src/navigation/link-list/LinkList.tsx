import type { MouseEventHandler } from 'react';
import { Icon } from '../../typography/icon/Icon.tsx';
import { useCachedMarkup } from '../../cached-markup/useCachedMarkup.ts';
import { List } from './LinkList.styles.ts';

/**
 * `s`: small secondary text, as in a footer. `m`: rows 48 px high between hairlines, as in a sheet. `l`: rows
 * 56 px high in Caslon, as in a menu.
 */
export type LinkListSize = 's' | 'm' | 'l';

export interface LinkListItem {
  label: string;
  /** Unique in the list. */
  href: string;
  /** The current page or the selected option. */
  current?: boolean;
}

export type LinkListProps = {
  items: readonly LinkListItem[];
  size?: LinkListSize;
  /** Called when a link is pressed, for example to close the layer around the list. */
  onFollow?: MouseEventHandler<HTMLAnchorElement> | undefined;
  'aria-label'?: string;
};

/** A vertical list of links. For navigation, wrap it in a `<nav>` with a name. */
export function LinkList({ items, size = 's', onFollow, ...rest }: LinkListProps) {
  const links = useCachedMarkup(
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
