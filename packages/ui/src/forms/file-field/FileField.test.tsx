import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FileField, type FieldFile, type FileFieldProps } from './FileField.tsx';

const jpeg = (name: string, size = 2000) => new File(['x'.repeat(size)], name, { type: 'image/jpeg' });
const input = () => screen.getByLabelText<HTMLInputElement>(/Photographs/, { selector: 'input' });
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

function Field(props: Partial<FileFieldProps>) {
  const [files, setFiles] = useState<FieldFile[]>([]);
  return (
    <FileField
      label="Photographs"
      accept="image/*"
      maxFiles={2}
      maxBytes={5000}
      files={files}
      onFilesChange={setFiles}
      {...props}
    />
  );
}

const revoke = vi.fn();
beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: revoke }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  revoke.mockClear();
});

test('lists and announces the selected files and previews pictures', async () => {
  const { container } = render(<Field />);
  await userEvent.upload(input(), [jpeg('front.jpg'), jpeg('back.jpg', 3000)]);
  expect(rows()).toEqual(['front.jpg2 kB', 'back.jpg3 kB']);
  expect(screen.getByText('Added front.jpg, back.jpg').getAttribute('role')).toBe('status');
  expect(container.querySelector('img')?.src).toBe('blob:preview');
});

test('removing a file revokes its object URL, focuses the input and announces the removed file', async () => {
  render(<Field />);
  await userEvent.upload(input(), jpeg('front.jpg'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove front.jpg' }));
  expect(rows()).toEqual([]);
  expect(document.activeElement).toBe(input());
  expect(screen.getByText('Removed front.jpg')).toBeDefined();
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:preview');
});

test('rejects unsuitable files and shows an error message for each of these files', async () => {
  render(<Field />);
  fireEvent.drop(screen.getByText('or drop them here'), {
    dataTransfer: { files: [jpeg('huge.jpg', 6000), new File(['x'], 'notes.txt', { type: 'text/plain' })] },
  });
  expect(screen.getByRole('alert').textContent).toBe(
    'huge.jpg is larger than 5 kBnotes.txt is not a supported file type',
  );
  expect(input().getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
  expect(rows()).toEqual([]);
});

test('shows a message and accepts no more files once `maxFiles` is reached', async () => {
  render(<Field maxFiles={1} />);
  await userEvent.upload(input(), jpeg('front.jpg'));
  expect(screen.getByText('1 of 1 added. Remove one to choose another')).toBeDefined();
  expect(input().getAttribute('aria-disabled')).toBe('true');
});

test('shows the progress of a running upload, and an error with a retry for a failed upload', async () => {
  const retry = vi.fn();
  const files: FieldFile[] = [
    { id: '1', name: 'front.jpg', size: 2000, progress: 0.4 },
    { id: '2', name: 'back.jpg', size: 2000, failureReason: 'The connection was lost.' },
  ];
  render(<Field files={files} onRetry={retry} />);
  expect(screen.getByRole('progressbar', { name: 'Sending front.jpg, 40 %' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledExactlyOnceWith(files[1]);
});
