import { Container } from '@luxe/ui/container';
import type { ReactNode } from 'react';
import { Bar, CheckoutHeader } from './HeaderBar.styles.ts';

export type HeaderBarProps = {
  /** The links to the catalogues (`NavLinks`, size `s`). Their row at the top is visible from 1024 px. */
  tabs: ReactNode;
  /** Delivery location and links to orders and help, in the top row beside the catalogues. */
  utilities: ReactNode;
  /**
   * The button that opens the menu, shown below 1024 px. Without scripts it is hidden, so pass a replacement
   * in `<noscript>`.
   */
  menu: ReactNode;
  /** The wordmark as a link to the home page. */
  logo: ReactNode;
  /** From 1024 px: the sections (`NavLinks`). */
  sections: ReactNode;
  /** A search form, in its own row below 1024 px. */
  search: ReactNode;
  /** At the end: account, wishlist, bag. */
  icons: ReactNode;
};

/**
 * The sticky header of every page. It is 121 px high from 1024 px, and 92 px high, including the search row,
 * below 1024 px. Sticky elements and anchors below the header use the `nav-offset` tokens.
 */
export function HeaderBar({ tabs, utilities, menu, logo, sections, search, icons }: HeaderBarProps) {
  return (
    <Bar>
      <div className="utility">
        <Container>
          <div>
            {tabs}
            <div className="facts">{utilities}</div>
          </div>
        </Container>
      </div>
      <div className="main">
        <Container>
          <div className="row">
            <div className="menu">{menu}</div>
            <div className="name">{logo}</div>
            <div className="sections">{sections}</div>
            <div className="search">{search}</div>
            <div className="icons">{icons}</div>
          </div>
        </Container>
      </div>
    </Bar>
  );
}

export type CheckoutHeaderBarProps = {
  /** The wordmark. It is not a link, because the checkout header has no links to other pages [SHL-14]. */
  name: ReactNode;
  /** Note such as "Secure checkout". */
  note: ReactNode;
};

/** The header of checkout: wordmark and note. */
export function CheckoutHeaderBar({ name, note }: CheckoutHeaderBarProps) {
  return (
    <CheckoutHeader>
      <Container>
        <div>
          <div className="name">{name}</div>
          {note}
        </div>
      </Container>
    </CheckoutHeader>
  );
}
