import { samples } from '@luxe/contract/samples';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeliveryPromise } from './DeliveryPromise.tsx';

const { pincodeData } = samples;

test.each([1, 2])('reserves lines for %i delivery modes before the store responds [PDP-04]', (modesCount) => {
  const data = { ...pincodeData, deliveryModes: pincodeData.deliveryModes.slice(0, modesCount) };
  const linesWith = (known: typeof data | undefined) => {
    render(<DeliveryPromise pincode={pincodeData.pincode} data={known} modesCount={modesCount} />);
    const { length } = screen.getAllByRole('listitem');
    cleanup();
    return length;
  };
  expect(linesWith(undefined)).toBe(linesWith(data));
});
