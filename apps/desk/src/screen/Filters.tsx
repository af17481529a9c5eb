import type { ReactNode } from 'react';
import { Row } from './Filters.styles.ts';

/** Fields that change what a list shows. */
export const Filters = ({ label, children }: { label: string; children: ReactNode }) => (
  <Row role="group" aria-label={label}>
    {children}
  </Row>
);
