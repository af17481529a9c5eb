import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DateField } from './DateField.tsx';

/** Reserves space in the story for the calendar, which opens over the page below the field. */
const Stage = styled.div`
  min-height: calc(8 * var(--lx-size-image-xs));
`;

const sundays = (day: string) =>
  new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? 'No delivery on Sundays' : undefined;

const meta = {
  parameters: { subject: { kind: 'field' } },
  component: DateField,
  tags: ['dialog'],
  args: { label: 'Deliver on', today: '2026-11-24', onValueChange: fn() },
  // Loads the calendar before the first click, as hovering over its button does.
  loaders: [async () => ({ calendar: await import('./Calendar.tsx') })],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const staged = { decorators: [(StoryOf: () => ReactNode) => <Stage>{StoryOf()}</Stage>] };
const openIn = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: /^Choose from a calendar/ }));
  return canvas.findByRole('grid');
};

export const Empty: Story = { parameters: { states: ['empty'] } };
export const Filled: Story = { parameters: { states: ['chosen'] }, args: { defaultValue: '2026-11-27' } };
export const WithHint: Story = {
  parameters: { states: ['variant'] },
  args: { hint: 'From Wednesday, 25 November. Not on Sundays' },
};
export const WithError: Story = {
  parameters: { states: ['error'] },
  args: { error: 'Choose when the card should arrive' },
};
export const Disabled: Story = {
  parameters: { states: ['disabled'] },
  args: { defaultValue: '2026-11-27', disabled: true, hint: 'The card has been sent' },
};
export const DateOfBirth: Story = {
  parameters: { states: ['variant'] },
  args: { label: 'Date of birth', kind: 'birthday', optional: true, hint: 'For a greeting on the day' },
};
export const ImpossibleDate: Story = {
  parameters: { states: ['error'] },
  args: { label: 'Date of birth', kind: 'birthday' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Date of birth'));
    await userEvent.keyboard('31021994');
    await userEvent.tab();
    await expect(canvas.getByText('Enter a real date. Check day and month')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalledWith(expect.any(String));
  },
};
export const TooEarly: Story = {
  parameters: { states: ['error'] },
  args: { min: '2026-11-25' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Day' }));
    await userEvent.keyboard('24112026');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('Choose Wednesday, 25 November 2026 or later')).toBeVisible();
  },
};
export const CalendarOpen: Story = {
  ...staged,
  parameters: { states: ['open'] },
  args: { min: '2026-11-25', max: '2026-12-24', unavailable: sundays, defaultValue: '2026-11-27' },
  play: async ({ canvasElement }) => {
    const grid = await openIn(canvasElement);
    await expect(
      within(grid).getByRole('button', { name: 'Friday, 27 November 2026, chosen' }),
    ).toHaveFocus();
  },
};
export const DayWithReason: Story = {
  ...staged,
  parameters: { states: ['variant'] },
  args: { unavailable: sundays },
  play: async ({ canvasElement }) => {
    const grid = await openIn(canvasElement);
    const sunday = within(grid).getByRole('button', {
      name: 'Sunday, 29 November 2026, No delivery on Sundays',
    });
    sunday.focus();
    const reason = await within(canvasElement).findByText('No delivery on Sundays');
    await waitFor(() => expect(reason).toBeVisible());
  },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    label: 'The day on which the gift card should arrive, in the morning, by e-mail and by message',
    hint: 'We send it at nine in the morning in India, wherever they are, and let you know when they open it',
    error: 'Choose a day between tomorrow and the twenty-fourth of December of this year',
  },
};
/**
 * The keys of the ARIA Date Picker pattern. Arrows move by a day or a week, Page Up and Page Down by a month.
 * Home, End, Enter and Escape work as well.
 */
export const Keyboard: Story = {
  ...staged,
  parameters: { states: ['keyboard'] },
  args: { unavailable: sundays },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Choose from a calendar' });
    const day = (name: string) => canvas.findByRole('button', { name });
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await day('Tuesday, 24 November 2026, today')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await day('Wednesday, 25 November 2026')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await day('Wednesday, 2 December 2026')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(await day('Saturday, 5 December 2026')).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{PageDown}');
    await expect(await day('Tuesday, 29 December 2026')).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(await day('Tuesday, 24 November 2026, today')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-25');
    await expect(button).toHaveFocus();
  },
};
