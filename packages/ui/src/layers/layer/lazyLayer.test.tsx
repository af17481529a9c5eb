import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyLayer } from './lazyLayer.tsx';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
const Sheet = ({ open }: Props) => (open ? <p>Sheet</p> : null);

test('closes when its code does not load, and the next opening loads it again', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof Sheet }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: Sheet });
  const Layer = lazyLayer<Props>(load);
  const onOpenChange = vi.fn();
  const { rerender } = render(<Layer open={false} onOpenChange={onOpenChange} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Layer open onOpenChange={onOpenChange} />);
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  rerender(<Layer open={false} onOpenChange={onOpenChange} />);
  rerender(<Layer open onOpenChange={onOpenChange} />);
  expect(await screen.findByText('Sheet')).toBeTruthy();
  expect(onOpenChange).toHaveBeenCalledOnce();
});
