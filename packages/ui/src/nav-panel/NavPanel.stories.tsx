import { durations } from '@luxe/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { NavLinks, type NavLink } from '../nav-links/NavLinks.tsx';
import { Grid } from '../grid/Grid.tsx';
import { NavColumn, NavOpener, NavPanel, useNavPanels } from './NavPanel.tsx';

const sections = ['Women', 'Bags', 'Shoes'];
const kinds = ['Totes', 'Clutches', 'Backpacks', 'Wallets and card cases'];

type BarProps = { rows: number };

/** A bar with a row of links, each with a panel. */
function Bar({ rows }: BarProps) {
  const strip = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<string>();
  useNavPanels({ strip, open, onOpenChange: setOpen });
  const under = ({ label, href }: NavLink) =>
    sections.includes(label) && (
      <>
        <NavOpener label={`${label}, the menu`} open={open === href} controls={`panel-${label}`} />
        {open === href && (
          <NavPanel id={`panel-${label}`} label={label}>
            <Grid columns={4}>
              {['Category', 'House', 'Edit'].map((title) => (
                <NavColumn
                  key={title}
                  title={title}
                  links={Array.from({ length: rows }, (_, at) => ({
                    label: `${label}: ${kinds[at % kinds.length]}`,
                    href: `#${label}-${title}-${at}`,
                  }))}
                />
              ))}
            </Grid>
          </NavPanel>
        )}
      </>
    );
  return (
    <div style={{ minHeight: 480 }}>
      <div style={{ position: 'relative', paddingInline: 40 }}>
        <NavLinks
          ref={strip}
          label="Sections"
          items={[...sections, 'Journal'].map((label) => ({ label, href: `#${label}` }))}
          after={under}
        />
      </div>
      <button type="button">After it</button>
    </div>
  );
}

const meta = {
  component: Bar,
  args: { rows: 4 },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Bar>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (canvas: HTMLElement, name: string) => within(canvas).getByRole('link', { name });
const opener = (canvas: HTMLElement, name: string) =>
  within(canvas).getByRole('button', { name: `${name}, the menu` });
const panel = (canvas: HTMLElement, name: string) => within(canvas).queryByRole('group', { name });
const opened = (canvas: HTMLElement, name: string) => within(canvas).findByRole('group', { name });
const endsClosed = { pictures: { skip: 'It ends as Closed.' } };

/** Not before the pointer has rested; then one at a time. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const since = performance.now();
    await userEvent.hover(link(canvasElement, 'Women'));
    await opened(canvasElement, 'Women');
    await expect(performance.now() - since).toBeGreaterThanOrEqual(durations.intent);
    await userEvent.hover(link(canvasElement, 'Bags'));
    // The one stays until the other comes: nothing flickers between them.
    await expect(panel(canvasElement, 'Women')).toBeVisible();
    await opened(canvasElement, 'Bags');
    await expect(panel(canvasElement, 'Women')).toBeNull();
    await expect(opener(canvasElement, 'Bags')).toHaveAttribute('aria-expanded', 'true');
  },
};
export const Closed: Story = {};
/** Higher than the window it scrolls. */
export const LongList: Story = {
  args: { rows: 40 },
  play: async ({ canvasElement }) => {
    await userEvent.hover(link(canvasElement, 'Bags'));
    const all = await opened(canvasElement, 'Bags');
    await expect(all.scrollHeight).toBeGreaterThan(all.clientHeight);
  },
};
/** On the way into the panel the pointer crosses another link: it does not rest there. */
export const Crossing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(link(canvasElement, 'Bags'));
    const bags = await opened(canvasElement, 'Bags');
    await userEvent.hover(link(canvasElement, 'Shoes'));
    await userEvent.hover(bags);
    await new Promise((done) => setTimeout(done, 2 * durations.intent));
    await expect(panel(canvasElement, 'Bags')).toBeVisible();
  },
};
/** Down or Space on a link, or its opener; Escape gives the focus back to what opened it. */
export const Keyboard: Story = {
  parameters: endsClosed,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(link(canvasElement, 'Women')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const women = within(await opened(canvasElement, 'Women'));
    await waitFor(() => expect(women.getAllByRole('link')[0]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel(canvasElement, 'Women')).toBeNull());
    await expect(link(canvasElement, 'Women')).toHaveFocus();

    await userEvent.tab();
    await expect(opener(canvasElement, 'Women')).toHaveFocus();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      await opened(canvasElement, 'Women');
      await expect(opener(canvasElement, 'Women')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(panel(canvasElement, 'Women')).toBeNull());
      await expect(opener(canvasElement, 'Women')).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    const again = within(await opened(canvasElement, 'Women'));
    await userEvent.tab();
    await expect(again.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener(canvasElement, 'Women')).toHaveFocus());
  },
};
/** Gone when the focus leaves it, and on a press elsewhere. */
export const Leaving: Story = {
  parameters: endsClosed,
  play: async ({ canvasElement }) => {
    link(canvasElement, 'Shoes').focus();
    await userEvent.keyboard(' ');
    await opened(canvasElement, 'Shoes');
    link(canvasElement, 'Journal').focus();
    await waitFor(() => expect(panel(canvasElement, 'Shoes')).toBeNull());

    await userEvent.hover(link(canvasElement, 'Bags'));
    await opened(canvasElement, 'Bags');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'After it' }));
    await waitFor(() => expect(panel(canvasElement, 'Bags')).toBeNull());
  },
};
