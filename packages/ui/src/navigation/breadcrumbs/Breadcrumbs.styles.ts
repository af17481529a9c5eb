import styled from 'styled-components';

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  font-size: var(--lx-font-size-xs);
  line-height: 1.5;
  color: var(--lx-color-text-tertiary);
`;

export const Item = styled.li`
  min-width: 0;

  &:not(:last-child)::after {
    content: '/' / '';
    padding-inline: 0.5em;
  }

  &:last-child {
    color: var(--lx-color-text-primary);
  }
`;
