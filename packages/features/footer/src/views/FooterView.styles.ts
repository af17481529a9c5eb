import { media } from '@luxe/tokens';
import styled from 'styled-components';

export const Root = styled.footer`
  padding-block: var(--lx-space-40) var(--lx-space-40);
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  font-size: var(--lx-font-size-sm);

  ${media.from1024} {
    padding-block-start: var(--lx-space-64);
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--lx-space-32) var(--lx-layout-page-gutter);

  > :first-child {
    grid-column: 1 / -1;
    max-inline-size: 16em;
  }

  ${media.from1024} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > * {
      grid-column: span 3;
    }
    > :first-child {
      grid-column: span 6;
    }
  }
`;

export const Links = styled.ul`
  padding-block-start: var(--lx-space-8);

  a {
    display: inline-flex;
    align-items: center;
    padding-block: var(--lx-space-4);
    color: var(--lx-color-text-secondary);
  }
  a:hover {
    color: var(--lx-color-text-primary);
  }
  ${media.coarse} {
    a {
      min-block-size: var(--lx-size-target-min);
    }
  }
`;

export const Bottom = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-16) var(--lx-space-24);
  margin-block-start: var(--lx-space-40);
  padding-block-start: var(--lx-space-20);
  border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);
  font-size: var(--lx-font-size-xs);
  color: var(--lx-color-text-tertiary);

  ${media.from1024} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    margin-block-start: var(--lx-space-64);
  }
`;

export const Themes = styled.form`
  display: flex;
  align-items: center;
  gap: var(--lx-space-16);

  button {
    min-block-size: var(--lx-size-target-floor);
    border-block-end: var(--lx-border-width-hair) solid transparent;
    color: var(--lx-color-text-tertiary);
  }
  button:hover {
    color: var(--lx-color-text-primary);
  }
  button[aria-pressed='true'] {
    color: var(--lx-color-text-primary);
    border-color: currentColor;
  }
  ${media.coarse} {
    button {
      min-block-size: var(--lx-size-target-min);
      min-inline-size: var(--lx-size-target-min);
    }
  }
`;
