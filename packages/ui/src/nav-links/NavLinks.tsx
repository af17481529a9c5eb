import { Fragment, type ComponentPropsWithRef, type MouseEventHandler, type ReactNode } from 'react';
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

export type NavLinksProps = Pick<
  ComponentPropsWithRef<'nav'>,
  'ref' | 'onClick' | 'onFocus' | 'onPointerEnter'
> & {
  /** Names the navigation. */
  label: string;
  items: readonly NavLink[];
  /** Default `m`. */
  size?: NavLinksSize;
  /** A link was followed: close what the row is in. */
  onFollow?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** Stands after a link and opens what lies under it (`NavOpener`, `NavPanel`). In the browser only: a server draws the links. */
  after?: ((item: NavLink) => ReactNode) | undefined;
};

/** Places of the shop in a row, as high as the bar they stand in; the current one is marked at its foot. */
export function NavLinks({ label, items, size = 'm', onFollow, after, ...rest }: NavLinksProps) {
  const links = useKeptMarkup(
    'places',
    () => items,
    () =>
      items.map((item) => (
        <Fragment key={item.href}>
          <a
            href={item.href}
            aria-current={item.current ? 'true' : undefined}
            data-voice={item.voice === 'editor' ? '' : undefined}
            onClick={onFollow}
          >
            {item.label}
          </a>
          {after?.(item)}
        </Fragment>
      )),
  );
  return <List aria-label={label} $size={size} {...rest} {...links} />;
}
