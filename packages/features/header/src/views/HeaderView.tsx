import { Container } from '@luxe/ui/container';
import { Icon } from '@luxe/ui/icon';
import { IconLink } from '@luxe/ui/icon-button';
import { useLinkComponent } from '@luxe/ui/link-provider';
import { Wordmark } from '@luxe/ui/wordmark';
import type { MouseEvent, ReactNode } from 'react';
import { copy } from '../copy.ts';
import { catalogueHome, ordersPath, type HeaderLink } from '../data/toHeaderLinks.ts';
import { CatalogueTabs } from './CatalogueTabs.tsx';
import {
  AccountPlace,
  BagPlace,
  Facts,
  Icons,
  Main,
  MenuPlace,
  Name,
  Root,
  Row,
  SearchPlace,
  Sections,
  Utility,
  UtilityRow,
} from './HeaderView.styles.ts';
import { Menu } from './Menu.tsx';

export type HeaderViewProps = {
  catalogue: 'luxury' | 'indiluxe';
  links: readonly HeaderLink[];
  search: ReactNode;
  pincode: string;
  /** Pieces in the bag; undefined while it is not known, which is not 0. */
  bagCount: number | undefined;
  isCustomer: boolean;
  firstName: string;
  /** Opens login; undefined where the icon should lead to the orders. */
  onAccountClick: (() => void) | undefined;
};

/** The header of every page but checkout. One search box serves both layouts. */
export function HeaderView(props: HeaderViewProps) {
  const { catalogue, links, search, pincode, bagCount } = props;
  const Link = useLinkComponent();
  return (
    <Root>
      <Utility>
        <Container>
          <UtilityRow>
            <CatalogueTabs catalogue={catalogue} />
            <Facts>
              <span>
                <Icon name="pin" size="s" />
                {copy.deliverTo(pincode)}
              </span>
              <Link href={ordersPath}>{copy.trackOrder}</Link>
            </Facts>
          </UtilityRow>
        </Container>
      </Utility>
      <Main>
        <Container>
          <Row>
            <MenuPlace>
              <Menu {...props} />
            </MenuPlace>
            <Name>
              <Link href={catalogueHome[catalogue]} aria-label={copy.home[catalogue]}>
                <Wordmark catalogue={catalogue} size="m" decorative />
              </Link>
            </Name>
            <Sections aria-label={copy.sections}>
              {links.map(({ label, href, isCurrent }) => (
                <Link key={href} href={href} aria-current={isCurrent ? 'true' : undefined}>
                  {label}
                </Link>
              ))}
            </Sections>
            <SearchPlace>{search}</SearchPlace>
            <Icons>
              <AccountPlace>
                <AccountIcon {...props} />
              </AccountPlace>
              <BagPlace data-counted={bagCount ? '' : undefined}>
                <IconLink
                  icon="bag"
                  href="/cart"
                  label={copy.bag(bagCount)}
                  {...(bagCount === undefined ? {} : { badge: bagCount })}
                />
              </BagPlace>
            </Icons>
          </Row>
        </Container>
      </Main>
    </Root>
  );
}

/** Leads to the orders; for a guest it opens login first, where the page can (SHL-05). */
function AccountIcon({ isCustomer, firstName, onAccountClick }: HeaderViewProps) {
  const label = isCustomer ? [copy.accountOf, firstName].filter(Boolean).join(', ') : copy.account;
  const press = (event: MouseEvent) => {
    if (!onAccountClick) return;
    event.preventDefault();
    onAccountClick();
  };
  return <IconLink icon="account" href={ordersPath} label={label} onClick={press} />;
}
