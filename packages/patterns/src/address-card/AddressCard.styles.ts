import styled from 'styled-components';

/** Long names and streets break anywhere, so that they fit the card. */
export const Card = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-4);
  min-width: 0;
  overflow-wrap: anywhere;

  .name {
    min-width: 0;
  }
  .problem {
    color: var(--lx-color-text-error);
  }
  .problem > svg {
    flex: none;
    margin-block-start: 0.2em;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lx-space-20) var(--lx-space-24);
  padding-block-start: var(--lx-space-8);
`;
