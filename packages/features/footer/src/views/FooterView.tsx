import { bagPath, guestTrackPath, ordersPath } from '@luxe/contract/paths';
import { Container } from '@luxe/ui/container';
import { Divider } from '@luxe/ui/divider';
import { Heading } from '@luxe/ui/heading';
import { LineForm } from '@luxe/ui/line-form';
import { LinkList } from '@luxe/ui/link-list';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from '../data/copy.ts';
import { Bottom, Columns, Root } from './FooterView.styles.ts';
import { FooterServices } from './FooterServices.tsx';
import { ThemeSwitch, type ThemeChoice } from './ThemeSwitch.tsx';

export type { ThemeChoice };

interface FooterLink {
  label: string;
  href: string;
}

export type FooterViewProps = {
  catalogue: 'luxury' | 'indiluxe';
  /** The sections of the catalogue. */
  shop: readonly FooterLink[];
  hasLists?: boolean | undefined;
  /** Telephone number of customer service, as displayed. Default: none. */
  serviceNumber?: string | undefined;
  /** A customer tracks orders in the account, a guest with the number of the order. Default false. */
  isCustomer?: boolean | undefined;
  theme: ThemeChoice;
  /** Name of the retailer's theme. Without a name, the theme switch does not offer this theme. */
  customTheme?: string | undefined;
  onThemeChange?: ((theme: ThemeChoice) => void) | undefined;
  isDemo?: boolean | undefined;
};

const toLinks = (pages: readonly (readonly [label: string, href: string])[]) =>
  pages.map(([label, href]): FooterLink => ({ label, href }));

/** The footer. Links only to existing pages. */
export function FooterView({
  catalogue,
  shop,
  hasLists = true,
  serviceNumber = '',
  isCustomer = false,
  theme,
  customTheme,
  onThemeChange,
  isDemo = false,
}: FooterViewProps) {
  const other =
    catalogue === 'luxury'
      ? { label: copy.indiluxe, href: '/explore/indiluxe' }
      : { label: copy.luxury, href: '/' };
  const help = [
    { label: copy.trackOrder, href: isCustomer ? ordersPath : guestTrackPath },
    { label: copy.bag, href: bagPath },
    { label: copy.search, href: '/search/' },
    ...toLinks(copy.pages.help),
  ];
  return (
    <footer data-below-fold="">
      <Divider />
      <Container>
        <Root>
          <Columns>
            <Stack gap={24}>
              <Heading level={2}>{copy.line[catalogue]}</Heading>
              {hasLists && (
                <LineForm
                  action="/newsletter"
                  label={copy.newsletter}
                  name="email"
                  type="email"
                  autoComplete="email"
                  hint={copy.newsletterConsent}
                  submitLabel={copy.signUp}
                />
              )}
            </Stack>
            {hasLists && (
              <>
                <FooterLinks id="shop-links" title={copy.shop} links={[...shop, other]} />
                <FooterLinks title={copy.help} links={help} />
                <FooterLinks title={copy.about} links={toLinks(copy.pages.about)} />
                <FooterLinks title={copy.legal} links={toLinks(copy.pages.legal)} />
              </>
            )}
          </Columns>
          {hasLists && <FooterServices serviceNumber={serviceNumber} />}
          <div>
            <Divider />
            <Bottom>
              <Text as="div" size="xs" tone="tertiary">
                <p suppressHydrationWarning>{copy.authentic(currentYear())}</p>
                {isDemo && <p>{copy.demo}</p>}
              </Text>
              <ThemeSwitch theme={theme} customTheme={customTheme} onThemeChange={onThemeChange} />
            </Bottom>
          </div>
        </Root>
      </Container>
    </footer>
  );
}

/**
 * The current year in India. At New Year, the server and the browser may render different years. The page
 * then keeps the year that the server rendered.
 */
const currentYear = () => new Date(Date.now() + indiaMs).getUTCFullYear();
// The offset of Indian time from UTC. Defined here, because importing it from @luxe/format would add 0.6 kB
// to the first load.
const indiaMs = 5.5 * 3_600_000;

type FooterLinksProps = {
  /** Element id, so that the menu button on phones can link to this list when scripts do not run. */
  id?: string;
  title: string;
  links: readonly FooterLink[];
};

function FooterLinks({ id, title, links }: FooterLinksProps) {
  return (
    <Stack as="nav" gap={8} id={id} aria-label={title}>
      <Text size="sm" weight="medium">
        {title}
      </Text>
      <LinkList items={links} />
    </Stack>
  );
}
