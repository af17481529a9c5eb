import styled from 'styled-components';

export const Sheet = styled.div`
  display: none;
  padding: var(--lx-space-40);
  background: var(--lx-color-bg-page);
  color: var(--lx-color-text-primary);

  @media print {
    display: block;
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
  }
`;
