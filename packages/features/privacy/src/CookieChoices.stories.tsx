import { allAllowed, onlyNecessary, toChoices } from '@luxe/contract/consent';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CookieChoices } from './CookieChoices.tsx';
import type { SaveConsent } from './data/consentOutcome.ts';

const skip = { pictures: { skip: 'The form of Usual.' } };
const save = fn<SaveConsent>(() => Promise.resolve('saved'));

const meta = {
  component: CookieChoices,
  parameters: {
    subject: {
      kind: 'form',
      name: 'Cookie choices',
      missingStates: { error: 'Every choice is valid.', rejected: 'An answer always applies.' },
    },
  },
  args: { choices: undefined, hasSignal: false, onSave: save as SaveConsent, onDone: fn() },
} satisfies Meta<typeof CookieChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

const formOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('form', { name: 'Which cookies may we use?' }));

/** Nothing is checked before an answer. A saved choice closes the modal. */
export const Usual: Story = {
  parameters: { states: ['usual', 'narrow', 'done'] },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement, args }) => {
    const form = formOf(canvasElement);
    for (const box of form.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await userEvent.click(form.getByRole('checkbox', { name: 'Measurement' }));
    await userEvent.click(form.getByRole('button', { name: 'Save choices' }));
    await expect(save).toHaveBeenLastCalledWith(toChoices((position) => position === 1));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
/** The shopper withdraws by one press. */
export const Withdrawn: Story = {
  parameters: { states: ['chosen'], ...skip },
  args: { choices: allAllowed },
  play: async ({ canvasElement }) => {
    const form = formOf(canvasElement);
    for (const box of form.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'Only necessary' }));
    await expect(save).toHaveBeenLastCalledWith(onlyNecessary);
  },
};
export const Busy: Story = {
  parameters: { states: ['busy'], ...skip },
  args: { onSave: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    const form = formOf(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Save choices' }));
    await expect(form.getByRole('button', { name: /Saving/ })).toHaveAttribute('aria-busy', 'true');
  },
};
/** The store cannot log the answer, or the device is offline. The choice applies; the modal stays open. */
export const LoggedLater: Story = {
  parameters: { states: ['failed', 'offline'], ...skip },
  args: { onSave: () => Promise.resolve('pending'), onDone: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(formOf(canvasElement).getByRole('button', { name: 'Accept all' }));
    await within(canvasElement).findByText(/^Your choice applies on this device/);
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
export const WithSignal: Story = {
  parameters: { states: ['variant', 'long text'], ...skip },
  args: { hasSignal: true, choices: onlyNecessary },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Global Privacy Control/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^All \d+ cookies, with names$/ }));
    await expect(args.onDone).toHaveBeenLastCalledWith('all');
  },
};
