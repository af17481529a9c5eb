import styled from 'styled-components';

/** Short facts in one line, with space between them. */
export const Inline = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lx-space-2) var(--lx-space-18);
  font-variant-numeric: tabular-nums lining-nums;
  overflow-wrap: anywhere;

  > * {
    min-width: 0;
  }
`;
