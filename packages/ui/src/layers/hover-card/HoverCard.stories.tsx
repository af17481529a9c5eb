import { durations } from '@luxe/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconLink } from '../../actions/icon-button/IconButton.tsx';
import { Link } from '../../actions/link/Link.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { HoverCard } from './HoverCard.tsx';
import { HoverCardPanel } from './HoverCardPanel.tsx';

const meta = {
  parameters: { subject: { kind: 'layer' } },
  component: HoverCard,
  args: {
    trigger: <IconLink icon="gift" label="Gift cards" href="#gift-cards" />,
    onIntent: fn(),
    children: (
      <HoverCardPanel label="Gift cards">
        <Stack gap={12}>
          <Text>Gift cards arrive by e-mail, with your message.</Text>
          <Link href="#balance">Check your card balance</Link>
        </Stack>
      </HoverCardPanel>
    ),
  },
  globals: { viewport: { value: 'desktop' } },
  // Renders the link at the end of a bar, with space for the card below the bar.
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Stack direction="row" justify="between">
          <Link href="#before">Before</Link>
          {Story()}
        </Stack>
        <Link href="#after">After</Link>
      </div>
    ),
  ],
} satisfies Meta<typeof HoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const endsClosed = { pictures: { skip: 'Ends like the story Closed.' } };

const link = (canvas: HTMLElement) => within(canvas).getByRole('link', { name: 'Gift cards' });
const card = (canvas: HTMLElement) => within(canvas).queryByRole('group', { name: 'Gift cards' });
const opened = (canvas: HTMLElement) => within(canvas).findByRole('group', { name: 'Gift cards' });

/** Taps a link with touch events. Returns whether the browser would have followed the link. */
function tap(on: Element) {
  let isFollowed = false;
  const recordClick = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', recordClick, { once: true });
  on.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  return isFollowed;
}

/** Opens only after the pointer has rested on the link. */
export const Open: Story = {
  parameters: { states: ['open'] },
  play: async ({ canvasElement, args }) => {
    const since = performance.now();
    await userEvent.hover(link(canvasElement));
    await expect(args.onIntent).toHaveBeenCalled();
    await opened(canvasElement);
    await expect(performance.now() - since).toBeGreaterThanOrEqual(durations.intent);
    await expect(link(canvasElement)).toHaveAttribute('aria-expanded', 'true');
  },
};
export const Closed: Story = { parameters: { states: ['usual'] } };

/** A card that is taller than the window scrolls. */
export const LongText: Story = {
  args: {
    children: (
      <HoverCardPanel label="Gift cards">
        <Stack gap={12}>
          {Array.from({ length: 30 }, (_, at) => (
            <Text key={at}>{at + 1}. Gift cards arrive by e-mail, with your message.</Text>
          ))}
          <Link href="#balance">Check your card balance</Link>
        </Stack>
      </HoverCardPanel>
    ),
  },
  parameters: { states: ['long text'], pictures: { target: '[role=group]' } },
  play: async ({ canvasElement }) => {
    await userEvent.hover(link(canvasElement));
    await expect((await opened(canvasElement)).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      innerHeight,
    );
  },
};

export const ClosesOnPointerLeave: Story = {
  parameters: { ...endsClosed, states: ['variant'] },
  play: async ({ canvasElement }) => {
    await userEvent.hover(link(canvasElement));
    await userEvent.hover(await opened(canvasElement));
    await userEvent.unhover(card(canvasElement) as HTMLElement);
    await waitFor(() => expect(card(canvasElement)).toBeNull());
  },
};

/** Focus on the link opens the card, Tab moves into the card, and Escape closes it and focuses the link. */
export const Keyboard: Story = {
  parameters: { ...endsClosed, states: ['keyboard'] },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(link(canvasElement)).toHaveFocus();
    await opened(canvasElement);
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: /^Check your/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(link(canvasElement)).toHaveFocus();
    await waitFor(() => expect(card(canvasElement)).toBeNull());
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'After' })).toHaveFocus();
  },
};

/** Tab past the last control of the card moves on in the page and closes the card. */
export const TabsThrough: Story = {
  parameters: { ...endsClosed, states: ['keyboard'] },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await opened(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'After' })).toHaveFocus();
    await waitFor(() => expect(card(canvasElement)).toBeNull());
  },
};

/** The first tap opens the card, the second follows the link. A tap elsewhere closes the card. */
export const Touch: Story = {
  parameters: { ...endsClosed, states: ['variant'] },
  play: async ({ canvasElement }) => {
    await expect(tap(link(canvasElement))).toBe(false);
    await opened(canvasElement);
    await expect(tap(within(canvasElement).getByRole('link', { name: 'After' }))).toBe(true);
    await waitFor(() => expect(card(canvasElement)).toBeNull());
    tap(link(canvasElement));
    await opened(canvasElement);
    await expect(tap(link(canvasElement))).toBe(true);
    await waitFor(() => expect(card(canvasElement)).toBeNull());
  },
};

/** Below 1024 px there is no card: a tap follows the link. */
export const Phone: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.hover(link(canvasElement));
    await expect(tap(link(canvasElement))).toBe(true);
    await expect(args.onIntent).not.toHaveBeenCalled();
    await expect(card(canvasElement)).toBeNull();
  },
};

/** Renders no card while its content has not loaded. */
export const NoContent: Story = {
  parameters: { ...endsClosed, states: ['loading'] },
  args: { children: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.hover(link(canvasElement));
    await waitFor(() => expect(args.onIntent).toHaveBeenCalled());
    await expect(link(canvasElement)).not.toHaveAttribute('aria-expanded');
  },
};
