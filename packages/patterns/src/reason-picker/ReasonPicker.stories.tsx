import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withPageMargins } from '../testing/storyDecorators.tsx';
import { ReasonPicker, type Reason, type ReasonPickerProps } from './ReasonPicker.tsx';

const reasons: Reason[] = [
  {
    code: 'size',
    label: 'Does not fit',
    details: [
      { code: 'small', label: 'Too small' },
      { code: 'large', label: 'Too large' },
    ],
    comment: 'optional',
  },
  { code: 'mind', label: 'Changed my mind', note: 'It must come back unworn, with its papers and dust bag.' },
  {
    code: 'damaged',
    label: 'Arrived damaged',
    note: 'We look at your words first and may ask for a picture.',
    comment: 'required',
  },
  { code: 'wrong-item', label: 'Wrong item delivered', comment: 'required' },
  { code: 'late', label: 'Came too late', unavailable: 'It came on the promised day.' },
];

function StatefulReasonPicker({ value, onValueChange, ...rest }: ReasonPickerProps) {
  const [choice, setChoice] = useState(value);
  return (
    <ReasonPicker
      {...rest}
      value={choice}
      onValueChange={(next) => {
        setChoice(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  parameters: {
    subject: {
      kind: 'field',
      missingStates: { disabled: 'The form is not shown for items without returns.' },
    },
  },
  component: ReasonPicker,
  decorators: [withPageMargins],
  render: (args) => <StatefulReasonPicker {...args} />,
  args: {
    legend: 'Why are you sending it back?',
    reasons,
    value: { comment: '' },
    onValueChange: fn(),
  },
} satisfies Meta<typeof ReasonPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {
  parameters: { states: ['empty'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /^Arrived damaged/ }));
    await userEvent.type(canvas.getByLabelText('In your words'), 'The clasp is bent.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      reason: 'damaged',
      comment: 'The clasp is bent.',
    });
    canvas.getByLabelText('In your words').blur();
  },
};
export const Chosen: Story = {
  parameters: { states: ['chosen'] },
  args: { value: { reason: 'size', detail: 'small', comment: '' } },
};
export const Missing: Story = {
  parameters: { states: ['error'] },
  args: { problems: { reason: 'Choose a reason to continue.' } },
};
export const DetailMissing: Story = {
  parameters: { states: ['error'] },
  args: { value: { reason: 'size', comment: '' }, problems: { detail: 'Choose what fits best.' } },
};
export const CommentMissing: Story = {
  parameters: { states: ['error'] },
  args: {
    value: { reason: 'damaged', comment: '' },
    problems: { comment: 'Briefly describe the problem.' },
  },
};
/** The reasons for a cancellation have no details. Only the reason "Something else" requires a comment. */
export const Cancelling: Story = {
  parameters: { states: ['busy'] },
  args: {
    legend: 'Why are you cancelling?',
    reasons: [
      { code: 'mind', label: 'Changed my mind' },
      { code: 'elsewhere', label: 'Found it elsewhere' },
      { code: 'address', label: 'The address is wrong' },
      { code: 'other', label: 'Something else', comment: 'required' },
    ],
  },
};
export const LongText: Story = {
  args: {
    reasons: reasons.map((reason) => ({
      ...reason,
      label: `${reason.label}, as far as a first look at home in daylight can show`,
    })),
    value: {
      reason: 'size',
      detail: 'large',
      comment:
        'The heel slips at every step, with socks and without, on both feet and on every floor I have tried.',
    },
  },
  globals: { viewport: { value: 'mobile' } },
  parameters: { states: ['long text'], pictures: { widths: [390] } },
};
/**
 * Arrow keys choose a reason, and Tab moves into its details. Arrow keys choose a detail, and Tab moves on to
 * the comment.
 */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: /^Does not fit/ })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Too large' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('Slips at the heel');
    canvas.getByRole('radio', { name: /^Does not fit/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Arrived damaged/ })).toBeChecked();
    await expect(canvas.getByLabelText('In your words')).toHaveValue('Slips at the heel');
  },
};
