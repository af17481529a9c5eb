import styled from 'styled-components';

/** Picture and name on one line; on a narrow screen the words break, the picture does not. */
export const Name = styled.span`
  display: inline-flex;
  gap: var(--lx-space-12);
  align-items: flex-start;

  > svg,
  > img {
    flex: none;
  }
`;

/** What it saves, and what it costs on top: one above the other at the end of the row. Never most of it: the name comes first. */
export const Money = styled.span`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-2);
  max-inline-size: 45vw;
  font-variant-numeric: tabular-nums lining-nums;

  em {
    font-style: normal;
    color: var(--lx-color-text-accent);
  }
`;
