import { IconButton, IconLink } from '@luxe/ui/icon-button';
import { IconText } from '@luxe/ui/icon-text';
import { Link } from '@luxe/ui/link';
import { NavLinks } from '@luxe/ui/nav-links';
import { SearchField } from '@luxe/ui/search-field';
import { Wordmark } from '@luxe/ui/wordmark';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeaderBar, CheckoutHeaderBar } from './HeaderBar.tsx';

const sections = ['Women', 'Men', 'Bags', 'Shoes', 'Watches', 'Eyewear'];

const meta = {
  component: HeaderBar,
  parameters: {
    subject: { kind: 'frame', missingStates: { indiluxe: 'Shown by Header, Indiluxe.' } },
    layout: 'fullscreen',
  },
  args: {
    tabs: (
      <NavLinks
        label="Catalogues"
        size="s"
        items={[
          { label: 'Luxury', href: '#luxury', current: true },
          { label: 'indiluxe', href: '#indiluxe', voice: 'editor' },
        ]}
      />
    ),
    utilities: (
      <>
        <IconText icon="pin" size="xs">
          Deliver to 110001
        </IconText>
        <Link href="#orders" tone="bare">
          Track order
        </Link>
      </>
    ),
    menu: <IconButton icon="menu" label="Menu" />,
    logo: (
      <a href="#home" aria-label="LUXE, home">
        <Wordmark size="m" decorative />
      </a>
    ),
    sections: (
      <NavLinks
        label="Sections"
        items={sections.map((label) => ({ label, href: `#${label}`, current: label === 'Bags' }))}
      />
    ),
    search: (
      <form role="search">
        <SearchField label="Search" placeholder="What are you looking for?" />
      </form>
    ),
    icons: <IconLink icon="bag" href="#bag" label="Bag, 3 items" badge={3} />,
  },
} satisfies Meta<typeof HeaderBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  parameters: { states: ['usual'] },
  globals: { viewport: { value: 'desktop' } },
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
/** Links to sections that do not fit are clipped, not wrapped. The menu contains all of them. */
export const ManySections: Story = {
  parameters: { states: ['many'] },
  args: {
    sections: (
      <NavLinks
        label="Sections"
        items={[...sections, 'Beauty and grooming', 'Fine jewellery', 'Home and living', 'Brands'].map(
          (label) => ({ label, href: `#${label}` }),
        )}
      />
    ),
  },
  globals: { viewport: { value: 'desktop' } },
};
export const Checkout: Story = {
  parameters: { states: ['variant'] },
  render: () => (
    <CheckoutHeaderBar
      name={<Wordmark size="m" />}
      note={
        <IconText icon="shield" tone="secondary">
          Secure checkout
        </IconText>
      }
    />
  ),
};
