import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Combobox, type ComboboxOption } from './Combobox.tsx';

/** Reserves space for the open list, because the list overlays the page. */
const Stage = styled.div`
  min-height: calc(6 * var(--lx-size-image-xs));
`;

const cities: ComboboxOption[] = [
  { value: 'agr', label: 'Agra', detail: 'Uttar Pradesh' },
  { value: 'amd', label: 'Ahmedabad', detail: 'Gujarat', keywords: 'Amdavad' },
  { value: 'blr', label: 'Bengaluru', detail: 'Karnataka', keywords: 'Bangalore' },
  { value: 'maa', label: 'Chennai', detail: 'Tamil Nadu', keywords: 'Madras' },
  { value: 'hyd', label: 'Hyderabad', detail: 'Telangana' },
  { value: 'ccu', label: 'Kolkata', detail: 'West Bengal', keywords: 'Calcutta' },
  { value: 'bom', label: 'Mumbai', detail: 'Maharashtra', keywords: 'Bombay' },
  { value: 'nvm', label: 'Navi Mumbai', detail: 'Maharashtra' },
  { value: 'del', label: 'New Delhi', detail: 'Delhi' },
];
const banks: ComboboxOption[] = [
  { value: 'hdfc', label: 'HDFC Bank', group: 'Most used' },
  { value: 'icic', label: 'ICICI Bank', group: 'Most used' },
  { value: 'sbin', label: 'State Bank of India', group: 'Most used', keywords: 'SBI' },
  { value: 'barb', label: 'Bank of Baroda', group: 'All banks' },
  { value: 'fdrl', label: 'Federal Bank', group: 'All banks' },
  {
    value: 'yesb',
    label: 'Yes Bank',
    group: 'All banks',
    disabled: true,
    reason: 'Not available now. Try again in an hour',
  },
];

const meta = {
  parameters: { subject: { kind: 'field' } },
  component: Combobox,
  args: { label: 'City', options: cities, placeholder: 'Start typing', onValueChange: fn() },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const staged = { decorators: [(StoryOf: () => React.ReactNode) => <Stage>{StoryOf()}</Stage>] };
const inputIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox');

export const Empty: Story = { parameters: { states: ['empty'] } };
export const Chosen: Story = { parameters: { states: ['chosen'] }, args: { defaultValue: 'del' } };
export const WithHint: Story = {
  parameters: { states: ['variant'] },
  args: { hint: 'Where the parcel goes' },
};
export const WithError: Story = {
  parameters: { states: ['error'] },
  args: { error: 'Choose a city from the list' },
};
export const Disabled: Story = {
  parameters: { states: ['disabled'] },
  args: { defaultValue: 'del', disabled: true, hint: 'The city comes from the pincode' },
};
export const Open: Story = {
  ...staged,
  parameters: { states: ['open'] },
  args: { defaultValue: 'bom' },
  play: async ({ canvasElement }) => {
    await userEvent.click(inputIn(canvasElement));
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(9);
  },
};
/** The typed letters have regular weight. The rest of an option is bold. */
export const Typing: Story = {
  ...staged,
  parameters: { states: ['open'] },
  play: async ({ canvasElement, args }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, 'mum');
    const options = within(canvasElement).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'MumbaiMaharashtra',
      'Navi MumbaiMaharashtra',
    ]);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const Groups: Story = {
  ...staged,
  parameters: { states: ['variant'] },
  args: { label: 'Bank', options: banks },
  play: async ({ canvasElement }) => {
    await userEvent.click(inputIn(canvasElement));
    const most = within(canvasElement).getByRole('group', { name: 'Most used' });
    await expect(within(most).getAllByRole('option')).toHaveLength(3);
  },
};
export const NothingFound: Story = {
  ...staged,
  parameters: { states: ['empty'] },
  play: async ({ canvasElement }) => {
    await userEvent.type(inputIn(canvasElement), 'Atlantis');
    await waitFor(() =>
      expect(within(canvasElement).getByText('Nothing found for “Atlantis”')).toBeVisible(),
    );
  },
};
export const Loading: Story = {
  ...staged,
  parameters: { states: ['loading'] },
  args: { options: [], status: 'loading', preFiltered: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(inputIn(canvasElement), 'ag');
    await waitFor(() => expect(within(canvasElement).getByText('Loading')).toBeVisible());
  },
};
export const Failed: Story = {
  parameters: { states: ['failed'] },
  args: { options: [], status: 'failed', preFiltered: true, onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Truncated: Story = {
  ...staged,
  parameters: { states: ['variant'] },
  args: { maxOptions: 4 },
  play: async ({ canvasElement }) => {
    await userEvent.click(inputIn(canvasElement));
    await waitFor(() =>
      expect(within(canvasElement).getByText('Showing 4 of 9. Type to find others')).toBeVisible(),
    );
  },
};
export const LongText: Story = {
  ...staged,
  parameters: { states: ['long text'] },
  args: {
    label: 'The branch nearest to where the refund is to be credited, as printed on the cheque book',
    options: [
      {
        value: 'a',
        label: 'Sri Venkateswara Nagar Extension, Thiruvananthapuram Medical College Road',
        detail: 'Kerala and Lakshadweep',
      },
      { value: 'b', label: 'Sector 17' },
    ],
  },
  play: async ({ canvasElement }) => userEvent.click(inputIn(canvasElement)),
};
/**
 * The keys of the ARIA pattern: arrows, Home, End, Enter, Escape, Alt+Down, Tab. Focus stays in the input.
 */
export const Keyboard: Story = {
  ...staged,
  parameters: { states: ['keyboard'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = inputIn(canvasElement);
    const active = () =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(active()).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('AgraUttar Pradesh');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toBe('New DelhiDelhi');
    await userEvent.keyboard('{Home}');
    await expect(active()).toBe('AgraUttar Pradesh');
    await userEvent.keyboard('{End}{Enter}');
    await expect(input).toHaveValue('New Delhi');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('del', expect.anything());
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toBe('New DelhiDelhi'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(input).toHaveValue('New Delhi');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveValue('New Delhi');
  },
};
