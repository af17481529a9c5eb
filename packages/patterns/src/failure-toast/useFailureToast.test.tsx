import { ToastProvider } from '@luxe/ui/toast';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCouponErrorToast } from './useCouponErrorToast.ts';
import { useFailureToast } from './useFailureToast.ts';

function Page({ toast, coupon }: { toast?: string; coupon?: string }) {
  const tell = useFailureToast();
  useCouponErrorToast(coupon);
  return <button onClick={() => tell({ toast })}>Add</button>;
}
const draw = (props: { toast?: string; coupon?: string }) => (
  <ToastProvider>
    <Page {...props} />
  </ToastProvider>
);

it('toasts what is to be toasted as an error, and passes over the rest in silence [ERR-02]', () => {
  const page = render(draw({}));
  act(() => screen.getByRole('button').click());
  expect(screen.queryByRole('alert')).toBeNull();
  page.rerender(draw({ toast: 'Only 2 left.' }));
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('alert').textContent).toContain('Only 2 left.');
});

it('toasts what is said of a coupon, as an error [ERR-07]', () => {
  render(draw({ coupon: 'This coupon has ended.' }));
  expect(screen.getByRole('alert').textContent).toContain('This coupon has ended.');
});
