import { ToastProvider } from '@luxe/ui/toast';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCouponErrorToast } from './useCouponErrorToast.ts';
import { useFailureToast } from './useFailureToast.ts';

function Page({ toast, coupon }: { toast?: string; coupon?: string }) {
  const showFailure = useFailureToast();
  useCouponErrorToast(coupon);
  return <button onClick={() => showFailure({ toast })}>Add</button>;
}
const pageWithToasts = (props: { toast?: string; coupon?: string }) => (
  <ToastProvider>
    <Page {...props} />
  </ToastProvider>
);

it('shows an error toast for a failure with toast text, and nothing for other failures [ERR-02]', () => {
  const page = render(pageWithToasts({}));
  act(() => screen.getByRole('button').click());
  expect(screen.queryByRole('alert')).toBeNull();
  page.rerender(pageWithToasts({ toast: 'Only 2 left.' }));
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('alert').textContent).toContain('Only 2 left.');
});

it('shows the coupon message of the store as an error toast [ERR-07]', () => {
  render(pageWithToasts({ coupon: 'This coupon has ended.' }));
  expect(screen.getByRole('alert').textContent).toContain('This coupon has ended.');
});
