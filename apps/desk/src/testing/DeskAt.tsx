import { MemoryRouter } from 'react-router-dom';
import { DeskApp } from '../DeskApp.tsx';

/** The desk at an address, as a person sees it who opens this address. */
export const DeskAt = ({ address }: { address: string }) => (
  <MemoryRouter initialEntries={[address]}>
    <DeskApp />
  </MemoryRouter>
);
