import { Container } from '@luxe/ui/container';
import { Divider } from '@luxe/ui/divider';
import { Heading } from '@luxe/ui/heading';
import { LinkList } from '@luxe/ui/link-list';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from '../copy.ts';
import { ConsentSwitch, type ConsentChoice } from './ConsentSwitch.tsx';
import { Bottom, Columns, Root } from './FooterView.styles.ts';
import { ThemeSwitch, type ThemeChoice } from './ThemeSwitch.tsx';

export type { ConsentChoice, ThemeChoice };

interface FooterLink {
  label: string;
  href: string;
}

export type FooterViewProps = {
  catalogue: 'luxury' | 'indiluxe';
  /** The sections of the catalogue. */
  shop: readonly FooterLink[];
  hasLists?: boolean | undefined;
  theme: ThemeChoice;
  /** Name of the retailer's own theme; without one it is not offered. */
  customTheme?: string | undefined;
  onThemeChange?: ((theme: ThemeChoice) => void) | undefined;
  /** What the shopper has said; undefined where she cannot say it yet: on a server, or without scripts, nothing is counted. */
  consent?: ConsentChoice | undefined;
  onConsentChange?: ((consent: 'granted' | 'denied') => void) | undefined;
  isDemo?: boolean | undefined;
};

/** The foot of a page. Leads only to pages that are there. */
export function FooterView({
  catalogue,
  shop,
  hasLists = true,
  theme,
  customTheme,
  onThemeChange,
  consent,
  onConsentChange,
  isDemo = false,
}: FooterViewProps) {
  const other =
    catalogue === 'luxury'
      ? { label: copy.indiluxe, href: '/explore/indiluxe' }
      : { label: copy.luxury, href: '/' };
  const help = [
    { label: copy.orders, href: '/my-account/orders' },
    { label: copy.bag, href: '/cart' },
    { label: copy.search, href: '/search/' },
  ];
  return (
    <footer data-late="">
      <Divider />
      <Container>
        <Root>
          <Columns>
            <Heading level={2}>{copy.line[catalogue]}</Heading>
            {hasLists && (
              <>
                <FooterLinks id="shop-links" title={copy.shop} links={[...shop, other]} />
                <FooterLinks title={copy.help} links={help} />
              </>
            )}
          </Columns>
          <div>
            <Divider />
            <Bottom>
              <Text as="div" size="xs" tone="tertiary">
                <p suppressHydrationWarning>{copy.authentic(currentYear())}</p>
                {isDemo && <p>{copy.demo}</p>}
              </Text>
              <Stack gap={8}>
                <ThemeSwitch theme={theme} customTheme={customTheme} onThemeChange={onThemeChange} />
                {consent && onConsentChange && (
                  <ConsentSwitch consent={consent} onConsentChange={onConsentChange} />
                )}
              </Stack>
            </Bottom>
          </div>
        </Root>
      </Container>
    </footer>
  );
}

/** Server and browser may disagree for the moment a year turns; what the server wrote stays. */
const currentYear = () => new Date(Date.now() + indiaMs).getUTCFullYear();
// By itself: the rules of dates are 0.6 kB that no page needs at first.
const indiaMs = 5.5 * 3_600_000;

type FooterLinksProps = {
  /** To be led to: a phone's menu button without scripts. */
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
