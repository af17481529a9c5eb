import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileField, type FieldFile, type FileFieldProps } from './FileField.tsx';

function ControlledFileField(props: FileFieldProps) {
  const [files, setFiles] = useState<readonly FieldFile[]>(props.files);
  return <FileField {...props} files={files} onFilesChange={setFiles} />;
}

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#8a5a3a"/><rect x="1" y="2" width="2" height="2" fill="#5c3420"/></svg>',
  );
const front: FieldFile = { id: '1', name: 'front.jpg', size: 2_140_000, previewUrl: picture };
const back: FieldFile = { id: '2', name: 'scratch-on-the-clasp.jpg', size: 820_000, previewUrl: picture };

const meta = {
  parameters: { subject: { kind: 'field' } },
  component: FileField,
  args: {
    label: 'Photographs of the item',
    hint: 'Up to three, 5 MB each: the full item, the fault, the label',
    accept: 'image/*',
    maxFiles: 3,
    maxBytes: 5_000_000,
    files: [],
    labels: { choose: 'Choose photographs' },
    onFilesChange: fn(),
  },
  render: (args) => <ControlledFileField {...args} />,
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

const inputIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText<HTMLInputElement>(/Photographs/, { selector: 'input' });

export const Empty: Story = { parameters: { states: ['empty'] } };
export const Chosen: Story = { parameters: { states: ['chosen'] }, args: { files: [front, back] } };
export const Full: Story = {
  parameters: { states: ['variant'] },
  args: { files: [front, back], maxFiles: 2 },
};
export const Sending: Story = {
  parameters: { states: ['busy'] },
  args: {
    files: [
      { ...front, progress: 0.4 },
      { ...back, progress: 0 },
    ],
  },
};
export const UploadFailed: Story = {
  parameters: { states: ['variant'] },
  args: { files: [front, { ...back, failureReason: 'The connection was lost.' }], onRetry: fn() },
};
export const Rejected: Story = {
  parameters: { states: ['rejected'] },
  play: async ({ canvasElement }) => {
    const file = new File(['x'.repeat(5_000_001)], 'handbag.jpg', { type: 'image/jpeg' });
    await userEvent.upload(inputIn(canvasElement), file);
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'handbag.jpg is larger than 5 MB',
    );
  },
};
export const WithError: Story = {
  parameters: { states: ['error'] },
  args: { error: 'Add at least one photograph of the fault' },
};
export const Disabled: Story = {
  parameters: { states: ['disabled'] },
  args: { disabled: true, hint: 'No photographs are needed for a change of mind' },
};
export const Document: Story = {
  parameters: { states: ['variant'] },
  args: {
    label: 'PAN card',
    hint: 'A photograph or a PDF, up to 2 MB',
    accept: 'image/*,.pdf',
    maxFiles: 1,
    labels: { choose: 'Choose a file', drop: 'or drop it here' },
  },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    files: [
      {
        ...front,
        name: 'WhatsApp-Image-2026-11-24-at-10.14.32-forwarded-many-times-from-the-family-group.jpeg',
      },
      {
        ...back,
        failureReason: 'The connection was lost when most of the file had arrived. Nothing was saved.',
      },
    ],
    onRetry: fn(),
  },
};
/**
 * Tab moves from the input to the buttons of the rows. Space removes a file and returns focus to the input.
 */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { files: [front, back] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(inputIn(canvasElement)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove front.jpg' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('front.jpg')).toBeNull();
    await expect(canvas.getByText('Removed front.jpg')).toHaveRole('status');
    await expect(inputIn(canvasElement)).toHaveFocus();
  },
};
