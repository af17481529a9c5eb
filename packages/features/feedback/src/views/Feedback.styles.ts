import { media } from '@luxe/tokens';
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

/** The eleven scores in one row, or in two rows on a phone. Each number is below its mark. */
export const ScoreRow = styled(RadioGroup)`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));

  ${media.from640} {
    grid-template-columns: repeat(11, minmax(0, 1fr));
  }

  label {
    display: grid;
    justify-items: center;
    gap: var(--lx-space-4);
  }

  > :not(label) {
    grid-column: 1 / -1;
  }
`;

/** What the ends of the scale mean, below them. */
export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--lx-space-20);
`;
