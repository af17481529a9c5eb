import styled from 'styled-components';

export const Line = styled.aside`
  padding: var(--lx-space-6) var(--lx-layout-page-margin);
  border-block-end: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  background: var(--lx-color-bg-raised);
  color: var(--lx-color-text-secondary);
  font-size: var(--lx-font-size-xs);
  text-align: center;

  p {
    margin: 0;
  }
  a {
    padding-block: var(--lx-space-6);
    color: inherit;
    text-decoration: underline;
    white-space: nowrap;
  }
`;
