import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Heading } from '../../typography/heading/Heading.tsx';
import { drawing } from '../image/drawing.ts';
import { Image } from '../image/Image.tsx';
import { Link } from '../../actions/link/Link.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { Carousel } from './Carousel.tsx';

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Stack as="li" key={index} gap={8}>
      <Image {...drawing.bag} alt="" ratio="4/5" tone="media" fit="contain" />
      <Link href={`#item-${index + 1}`} tone="quiet">
        {`Item ${index + 1}`}
      </Link>
    </Stack>
  ));
const twelve = { count: 12, children: cards(12) };

const meta = {
  parameters: {
    subject: {
      kind: 'composite',
      missingStates: { 'long text': 'Shown by its items: ProductRail, Long Text.' },
    },
  },
  component: Carousel,
  args: {
    layout: 'card',
    headingId: 'new',
    heading: (
      <Heading level={2} size="title-l" id="new">
        New this week
      </Heading>
    ),
    link: <Link href="#all">All 214 arrivals</Link>,
    ...twelve,
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = { parameters: { states: ['usual'] } };
/** All items fit: no buttons and no scrolling. */
export const Few: Story = {
  parameters: { states: ['one'] },
  args: { count: 2, children: cards(2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** One item at a time at full width, for hero banners. */
export const Full: Story = {
  parameters: { states: ['variant'] },
  args: {
    layout: 'full',
    count: 3,
    link: undefined,
    children: ['bag', 'side', 'detail'].map((name) => (
      <li key={name}>
        <Image {...drawing[name as 'bag']} ratio="16/9" tone="media" fit="contain" />
      </li>
    )),
  },
};
export const WithoutHeading: Story = {
  parameters: { states: ['variant'] },
  args: { heading: undefined, headingId: undefined, link: undefined, label: 'Pairs well with' },
};
/** The four parts of an item share rows: prices align even if a name wraps. */
export const Products: Story = {
  parameters: { states: ['variant'] },
  args: {
    layout: 'product',
    count: 8,
    children: Array.from({ length: 8 }, (_, index) => (
      <li key={index}>
        <Image {...drawing.bag} alt="" ratio="4/5" tone="media" fit="contain" />
        <Text size="ui" weight="medium">
          Halden &amp; Roe
        </Text>
        <Text size="sm" tone="secondary">
          {index % 2 ? 'Warden mini' : 'Warden top-handle bag in box calf, cut from one hide'}
        </Text>
        <Text size="ui" tabular>
          ₹2,45,000
        </Text>
      </li>
    )),
  },
};
export const Narrow: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
/** Scrolled to the end: the next button is disabled. */
export const AtTheEnd: Story = {
  parameters: { states: ['variant'] },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next' });
    for (let clicks = 0; clicks < 12 && next.getAttribute('aria-disabled') !== 'true'; clicks += 1) {
      await userEvent.click(next);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByText(/to 12 of 12$/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'false');
  },
};
/**
 * The buttons scroll by a page and announce the position. Arrows, Home and End scroll while the list has
 * focus.
 */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next' });
    const list = canvas.getByRole('list');
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/^[2-9]\d* to \d+ of 12$/)).toBeInTheDocument());
    await expect(next).toHaveFocus();

    list.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(list.scrollLeft).toBe(0));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText(/^2 to \d+ of 12$/)).toBeInTheDocument());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(list.scrollLeft).toBe(0));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Item 1' })).toHaveFocus();
  },
};
