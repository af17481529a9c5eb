import styled from 'styled-components';

export const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--lx-space-12);

  > :first-child {
    flex: 1 1 12ch;
  }
`;

/**
 * The top padding is as high as the label of the field. The buttons then align with the field, whatever text
 * is below the field.
 */
export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lx-space-20);
  padding-block-start: calc(var(--lx-font-size-xs) * 1.4 + var(--lx-space-6));
`;
