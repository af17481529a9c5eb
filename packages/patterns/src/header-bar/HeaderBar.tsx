import { Container } from '@luxe/ui/container';
import type { ReactNode } from 'react';
import { Bar, Till } from './HeaderBar.styles.ts';

export type HeaderBarProps = {
  /** From 1024, over the rest: the catalogues (`NavLinks`, size `s`). */
  tabs: ReactNode;
  /** Beside the tabs: where the shop delivers, ways to orders and help. */
  facts: ReactNode;
  /** Below 1024: the button that opens the menu, gone where scripts do not run; what stands in for it is in a `<noscript>`. */
  menu: ReactNode;
  /** The wordmark in a link that leads home. */
  name: ReactNode;
  /** From 1024: the sections (`NavLinks`). */
  sections: ReactNode;
  /** A search form; in a row of its own below 1024. */
  search: ReactNode;
  /** At the end: account, wishlist, bag. */
  icons: ReactNode;
};

/**
 * The bar over every page: 121 px from 1024, 92 with the search row below. It stays at the top of the window; the offsets of the
 * navigation tokens say so to everything that is sticky or jumped to under it.
 */
export function HeaderBar({ tabs, facts, menu, name, sections, search, icons }: HeaderBarProps) {
  return (
    <Bar>
      <div className="utility">
        <Container>
          <div>
            {tabs}
            <div className="facts">{facts}</div>
          </div>
        </Container>
      </div>
      <div className="main">
        <Container>
          <div className="row">
            <div className="menu">{menu}</div>
            <div className="name">{name}</div>
            <div className="sections">{sections}</div>
            <div className="search">{search}</div>
            <div className="icons">{icons}</div>
          </div>
        </Container>
      </div>
    </Bar>
  );
}

export type TillBarProps = {
  /** The wordmark, not a link: nothing leads away from the till (SHL-14). */
  name: ReactNode;
  /** What is to be said there: that paying is safe. */
  note: ReactNode;
};

/** The bar over checkout: the name and a note. */
export function TillBar({ name, note }: TillBarProps) {
  return (
    <Till>
      <Container>
        <div>
          {name}
          {note}
        </div>
      </Container>
    </Till>
  );
}
