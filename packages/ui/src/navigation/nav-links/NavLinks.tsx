import { Fragment, type ComponentPropsWithRef, type MouseEventHandler, type ReactNode } from 'react';
import { useCachedMarkup } from '../../cached-markup/useCachedMarkup.ts';
import { List } from './NavLinks.styles.ts';

/**
 * `s`: for links to catalogues. 40 px high, inherited font size, current link underlined in the accent
 * colour. `m`: for links to sections. 80 px high, current link underlined with a hairline.
 */
export type NavLinksSize = 's' | 'm';

export interface NavLink {
  label: string;
  /** Unique in the row. */
  href: string;
  /** The current section or catalogue. */
  current?: boolean;
  /** `editor`: Caslon italic. */
  voice?: 'text' | 'editor';
}

export type NavLinksProps = Pick<
  ComponentPropsWithRef<'nav'>,
  'ref' | 'onClick' | 'onFocus' | 'onPointerEnter'
> & {
  /** Accessible name of the navigation. */
  label: string;
  items: readonly NavLink[];
  /** Default `m`. */
  size?: NavLinksSize;
  /** Called when a link is pressed, for example to close the layer around the row. */
  onFollow?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /**
   * Renders content after a link: the button that opens the panel of the link, and the panel (`NavOpener`,
   * `NavPanel`). Pass this function only in the browser, because the server caches the HTML of the links
   * without openers and panels.
   */
  after?: ((item: NavLink) => ReactNode) | undefined;
};

/**
 * A horizontal row of navigation links, as high as the bar around it. The current link has a line at the
 * bottom.
 */
export function NavLinks({ label, items, size = 'm', onFollow, after, ...rest }: NavLinksProps) {
  const links = useCachedMarkup(
    'nav-links',
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
