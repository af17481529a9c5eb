import styled from 'styled-components';

/** The action stands beside the legend, which leaves space for it. */
export const Picker = styled.div`
  position: relative;
  display: grid;
  gap: var(--lx-space-10);

  > div {
    position: absolute;
    /* A link is higher than its text, which stands level with the legend. */
    inset-block-start: calc(-1 * var(--lx-space-4));
    inset-inline-end: 0;
    max-inline-size: 45%;
    text-align: end;

    ~ fieldset > legend {
      padding-inline-end: 50%;
    }
    /* The line of the stock note, so that nothing moves when a size is chosen. */
    ~ p {
      min-block-size: calc(var(--lx-font-size-sm) * var(--lx-font-line-height-body));
    }
  }
`;
