import { RadioGroup } from '@luxe/ui/radio-group';
import styled from 'styled-components';

/** The column of the form. */
export const Panel = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-28);
  width: 100%;
  max-width: var(--lx-layout-form);
`;

/** Scores beside each other, in as many rows as they need. */
export const ScoreRow = styled(RadioGroup)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lx-space-4) var(--lx-space-20);
`;
