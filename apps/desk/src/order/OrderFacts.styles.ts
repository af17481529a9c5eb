import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lx-space-32);

  ${media.from768} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--lx-size-search)), 1fr));
    gap: var(--lx-space-32) var(--lx-space-48);
  }
`;

export const Amounts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-4);
  font-size: var(--lx-font-size-ui);
  font-variant-numeric: tabular-nums lining-nums;

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--lx-space-16);
  }
  dt {
    color: var(--lx-color-text-secondary);
  }
`;

export const Total = styled.div`
  padding-block-start: var(--lx-space-6);
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  font-weight: var(--lx-font-weight-medium);
`;
