import type { MouseEventHandler } from 'react';
import { useKeptMarkup } from '../kept-markup/KeptMarkup.ts';
import { List } from './NavLinks.styles.ts';

/** 40 px in the type around it, the current one over the flame: catalogues. 81 px, the current one over a hairline: sections. */
export type NavLinksSize = 's' | 'm';

export interface NavLink {
  label: string;
  /** Different for each link of a row. */
  href: string;
  /** Where one is. */
  current?: boolean;
  /** `editor`: in Caslon italic. */
  voice?: 'text' | 'editor';
}

export type NavLinksProps = {
  /** Names the navigation. */
  label: string;
  items: readonly NavLink[];
  /** Default `m`. */
  size?: NavLinksSize;
  /** A link was followed: close what the row is in. */
  onFollow?: MouseEventHandler<HTMLAnchorElement> | undefined;
};

/** Places of the shop in a row, as high as the bar they stand in; the current one is marked at its foot. */
export function NavLinks({ label, items, size = 'm', onFollow }: NavLinksProps) {
  const links = useKeptMarkup(
    'places',
    () => items,
    () =>
      items.map((item) => (
        <a
          key={item.href}
          href={item.href}
          aria-current={item.current ? 'true' : undefined}
          data-voice={item.voice === 'editor' ? '' : undefined}
          onClick={onFollow}
        >
          {item.label}
        </a>
      )),
  );
  return <List aria-label={label} $size={size} {...links} />;
}
