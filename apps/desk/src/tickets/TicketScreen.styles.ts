import styled from 'styled-components';

export const Conversation = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-24);
  max-width: calc(var(--lx-layout-copy) + var(--lx-space-120));
`;

/** An answer of the shop has a line at its side. */
export const Message = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-6);

  &[data-own] {
    padding-inline-start: var(--lx-space-20);
    border-inline-start: var(--lx-border-width-mark) solid var(--lx-color-border-strong);
  }
`;

export const MessageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lx-space-2) var(--lx-space-16);
  font-size: var(--lx-font-size-sm);
  color: var(--lx-color-text-secondary);
`;
