import styled from 'styled-components';

const line = 'var(--lx-border-width-hair) solid var(--lx-color-border-hairline)';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-16);
  min-block-size: 100%;
`;

export const Panes = styled.div`
  flex: 1 1 auto;
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 4fr);
  min-block-size: 0;
`;

export const Names = styled.div`
  background: var(--lx-color-bg-sunken);
  border-inline-end: ${line};

  button {
    display: flex;
    justify-content: space-between;
    gap: var(--lx-space-8);
    inline-size: 100%;
    min-block-size: var(--lx-size-control-m);
    padding: var(--lx-space-12) var(--lx-space-14);
    font-size: var(--lx-font-size-ui);
    line-height: 1.4;
    text-align: start;
    color: var(--lx-color-text-secondary);
  }
  button > span:first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  button[aria-selected='true'] {
    background: var(--lx-color-bg-raised);
    color: var(--lx-color-text-primary);
    font-weight: var(--lx-font-weight-medium);
    box-shadow: inset var(--lx-border-width-mark) 0 0 var(--lx-color-accent-base);
  }
  /* The drawer clips its overflow, so the focused tab is narrower to leave space for its focus ring. */
  button:focus-visible {
    inline-size: calc(100% - 2 * var(--lx-space-6));
    margin-inline: var(--lx-space-6);
    padding-inline: var(--lx-space-8);
  }
`;

export const Pane = styled.div`
  padding-inline-start: var(--lx-space-16);
  padding-block: var(--lx-space-4);
  overflow: auto;
  max-block-size: 60dvh;

  li {
    min-block-size: var(--lx-size-control-m);
    display: grid;
    align-items: center;
  }
`;

/** The buttons below the values. They stay visible at the bottom while the shopper scrolls the values. */
export const Footer = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  gap: var(--lx-space-8);
  padding-block: var(--lx-space-14);
  background: var(--lx-color-bg-raised);
  border-block-start: ${line};
`;
