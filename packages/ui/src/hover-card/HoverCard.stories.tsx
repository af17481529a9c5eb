import { durations } from '@luxe/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconLink } from '../icon-button/IconButton.tsx';
import { Link } from '../link/Link.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { HoverCard } from './HoverCard.tsx';
import { HoverCardPanel } from './HoverCardPanel.tsx';

const meta = {
  component: HoverCard,
  args: {
    trigger: <IconLink icon="gift" label="Gift cards" href="#gift-cards" />,
    onIntent: fn(),
    children: (
      <HoverCardPanel label="Gift cards">
        <Stack gap={12}>
          <Text>A gift card comes by mail, with your words on it.</Text>
          <Link href="#balance">See what is left on a card</Link>
        </Stack>
      </HoverCardPanel>
    ),
  },
  globals: { viewport: { value: 'desktop' } },
  // At the end of a bar, with room for what opens below it.
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Stack direction="row" justify="between">
          <Link href="#before">Before it</Link>
          {Story()}
        </Stack>
        <Link href="#after">After it</Link>
      </div>
    ),
  ],
} satisfies Meta<typeof HoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const endsClosed = { pictures: { skip: 'It ends as Closed.' } };

const link = (canvas: HTMLElement) => within(canvas).getByRole('link', { name: 'Gift cards' });
const card = (canvas: HTMLElement) => within(canvas).queryByRole('group', { name: 'Gift cards' });
const opened = (canvas: HTMLElement) => within(canvas).findByRole('group', { name: 'Gift cards' });

/** Presses a link as a finger does; tells whether it would have been followed. */
function tap(on: Element) {
  let isFollowed = false;
  const stay = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stay, { once: true });
  on.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  return isFollowed;
}

/** Not before the pointer has rested; gone a moment after it has left. */
export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const since = performance.now();
    await userEvent.hover(link(canvasElement));
    await expect(args.onIntent).toHaveBeenCalled();
    await opened(canvasElement);
    await expect(performance.now() - since).toBeGreaterThanOrEqual(durations.intent);
    await expect(link(canvasElement)).toHaveAttribute('aria-expanded', 'true');
  },
};
export const Closed: Story = {};

/** Higher than the window it scrolls. */
export const LongWords: Story = {
  args: {
    children: (
      <HoverCardPanel label="Gift cards">
        <Stack gap={12}>
          {Array.from({ length: 30 }, (_, at) => (
            <Text key={at}>{at + 1}. A gift card comes by mail, with your words on it.</Text>
          ))}
          <Link href="#balance">See what is left on a card</Link>
        </Stack>
      </HoverCardPanel>
    ),
  },
  parameters: { pictures: { target: '[role=group]' } },
  play: async ({ canvasElement }) => {
    await userEvent.hover(link(canvasElement));
    await expect((await opened(canvasElement)).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      innerHeight,
    );
  },
};

export const LeavesWithThePointer: Story = {
  parameters: endsClosed,
  play: async ({ canvasElement }) => {
    await userEvent.hover(link(canvasElement));
    await userEvent.hover(await opened(canvasElement));
    await userEvent.unhover(card(canvasElement) as HTMLElement);
    await waitFor(() => expect(card(canvasElement)).toBeNull());
  },
};

/** Tab opens it and goes on into it, Escape closes it and stays on the link, where it does not open again. */
export const Keyboard: Story = {
  parameters: endsClosed,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(link(canvasElement)).toHaveFocus();
    await opened(canvasElement);
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: /^See what/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(link(canvasElement)).toHaveFocus();
    await waitFor(() => expect(card(canvasElement)).toBeNull());
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'After it' })).toHaveFocus();
  },
};

/** Past its end the focus goes on in the page, and the card is gone. */
export const TabsThrough: Story = {
  parameters: endsClosed,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await opened(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'After it' })).toHaveFocus();
    await waitFor(() => expect(card(canvasElement)).toBeNull());
  },
};

/** The first tap of a finger is a look; one elsewhere closes it. */
export const Finger: Story = {
  parameters: endsClosed,
  play: async ({ canvasElement }) => {
    await expect(tap(link(canvasElement))).toBe(false);
    await opened(canvasElement);
    await expect(tap(within(canvasElement).getByRole('link', { name: 'After it' }))).toBe(true);
    await waitFor(() => expect(card(canvasElement)).toBeNull());
    tap(link(canvasElement));
    await opened(canvasElement);
    await expect(tap(link(canvasElement))).toBe(true);
    await waitFor(() => expect(card(canvasElement)).toBeNull());
  },
};

/** Below 1024 px the link is a link. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.hover(link(canvasElement));
    await expect(tap(link(canvasElement))).toBe(true);
    await expect(args.onIntent).not.toHaveBeenCalled();
    await expect(card(canvasElement)).toBeNull();
  },
};

/** Until what it shows has come, it is nothing. */
export const NothingYet: Story = {
  parameters: endsClosed,
  args: { children: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.hover(link(canvasElement));
    await waitFor(() => expect(args.onIntent).toHaveBeenCalled());
    await expect(link(canvasElement)).not.toHaveAttribute('aria-expanded');
  },
};
